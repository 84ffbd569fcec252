const MINUTE = 60_000;

/** How long after each refusal of a refund it is tried again, in minutes: ten tries in three days. */
const WAITS = [5, 30, 120, 360, 720, 720, 720, 720, 900] as const;

/**
 * When a refund is tried again that has been refused `tries` times by now (epoch ms); null when it is left
 * to the team (docs/decisions/0007).
 */
export function nextRefundTry(tries: number, now: number): number | null {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : now + wait * MINUTE;
}

/**
 * When a refund that the provider has under way since `since` is looked at again (epoch ms): after as long
 * as it has taken so far, from ten minutes to six hours.
 */
export const nextRefundLook = (since: number, now: number): number =>
  now + Math.min(Math.max(now - since, 10 * MINUTE), 360 * MINUTE);

/** While somebody asks the provider, nobody else does; how long that may take at most, in ms. */
export const REFUND_ASKED_MS = 10 * MINUTE;
