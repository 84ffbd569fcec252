const MINUTE = 60_000;

/** Minutes from each refusal of a refund to the next try: ten tries in three days. */
const WAITS = [5, 30, 120, 360, 720, 720, 720, 720, 900] as const;

/**
 * When to retry a refund that has been refused `tries` times (epoch ms); null when it has failed for good and
 * waits for the team (docs/decisions/0007).
 */
export function nextRefundTry(tries: number, now: number): number | null {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : now + wait * MINUTE;
}

/**
 * When to check again a refund that the provider has been processing since `since` (epoch ms): after as long
 * as it has taken so far, from ten minutes to six hours.
 */
export const nextRefundLook = (since: number, now: number): number =>
  now + Math.min(Math.max(now - since, 10 * MINUTE), 360 * MINUTE);

/** How long one process may take to request a refund before another one may, in ms. */
export const REFUND_ASKED_MS = 10 * MINUTE;
