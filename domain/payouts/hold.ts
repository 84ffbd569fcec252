/** How long nothing is paid out after a change of CLABE, phone or password, in ms (decisions §5). */
const HOLD_MS = 72 * 3_600_000;

/** What may not have been changed by the person themselves, as `security_change` names it. */
export type SecurityChange = 'clabe' | 'phone' | 'pass';

/** A change after this (epoch ms) holds payouts at `at`. */
export const holdingSince = (at: number): number => at - HOLD_MS;

/** When payouts begin again after the latest such change (epoch ms); null when nothing holds them. */
export function heldUntil(latestChange: number | null, now: number): number | null {
  const end = latestChange === null ? now : latestChange + HOLD_MS;
  return end > now ? end : null;
}
