import { textOf } from '#contract/errors.ts';
import { CLOSED_BY } from '#contract/safety.ts';
import type { ChatPartner } from '#contract/views.ts';

/** Why the two cannot write to each other, in the server's words. */
export const closedReason = ({ bloqueo }: ChatPartner): string | undefined =>
  bloqueo ? textOf(CLOSED_BY[bloqueo]) : undefined;
