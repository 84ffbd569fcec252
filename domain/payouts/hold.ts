/** How long payouts are held after a change of CLABE, phone or password, in ms (decisions §5). */
const HOLD_MS = 72 * 3_600_000;

/** The changes that hold payouts, as `security_change` names them: somebody else may have made them. */
export type SecurityChange = 'clabe' | 'phone' | 'pass';

/** A change after this instant (epoch ms) holds payouts at `at`. */
export const holdingSince = (at: number): number => at - HOLD_MS;

/** When payouts resume after the latest such change (epoch ms); null when nothing holds them. */
export function heldUntil(latestChange: number | null, now: number): number | null {
  const end = latestChange === null ? now : latestChange + HOLD_MS;
  return end > now ? end : null;
}
