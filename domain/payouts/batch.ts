import { DAY, mexicoDay } from '#lib/mexico-time.ts';

/** 09:00 in Mexico City (UTC−6 all year) of a calendar day `YYYY-MM-DD`, epoch ms (decisions §5). */
export const batchTime = (day: string): number => Date.parse(`${day}T09:00:00-06:00`);

/** The Wednesday `YYYY-MM-DD` whose payouts are due: the latest whose 09:00 is past at `at` (epoch ms). */
export function dueBatch(at: number): string {
  const nine = new Date(`${mexicoDay(at - 9 * HOUR)}T00:00:00Z`);
  const since = (nine.getUTCDay() - WEDNESDAY + 7) % 7;
  return new Date(nine.getTime() - since * DAY).toISOString().slice(0, 10);
}

/** The next Wednesday `YYYY-MM-DD` whose 09:00 is after `at` (epoch ms). */
export const nextBatch = (at: number): string => dueBatch(at + 7 * DAY);

/**
 * The next Wednesday `YYYY-MM-DD` on which somebody can be paid whose payouts are held until `heldUntil` (epoch ms; null
 * without a hold): one at the very end of the hold pays (decisions §5).
 */
export const nextPayout = (at: number, heldUntil: number | null): string =>
  nextBatch(heldUntil === null ? at : Math.max(at, heldUntil - 1));

const HOUR = DAY / 24;
const WEDNESDAY = 3;
