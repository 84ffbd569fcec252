import { textOf } from '#contract/errors.ts';
import { CLOSED_BY, UNAVAILABLE } from '#contract/moderation.ts';
import type { ChatPartner } from '#contract/chat/view.ts';

/** The server's text of why the two people cannot write to each other. */
export function closedReason({ bloqueo, cuenta }: ChatPartner): string | undefined {
  const unavailable = UNAVAILABLE[cuenta];
  if (unavailable) return textOf(unavailable);
  return bloqueo ? textOf(CLOSED_BY[bloqueo]) : undefined;
}
