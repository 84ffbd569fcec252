import { textOf } from '#contract/errors.ts';
import { CLOSED_BY, UNAVAILABLE } from '#contract/moderation.ts';
import type { ChatPartner } from '#contract/views.ts';

/** Why the two cannot write to each other, in the server's words. */
export function closedReason({ bloqueo, cuenta }: ChatPartner): string | undefined {
  const outOfUse = UNAVAILABLE[cuenta];
  if (outOfUse) return textOf(outOfUse);
  return bloqueo ? textOf(CLOSED_BY[bloqueo]) : undefined;
}
