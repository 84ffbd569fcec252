/**
 * The arithmetic of decisions §5 and 1 §9 a second time, written from their words and not from `domain/`, so
 * that a mistake in one shows. Amounts in centavos, instants in epoch milliseconds.
 */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** «5 % + 3 MXN of the released total»; 0 if nothing was released. */
export const fee = (released: number): number =>
  released === 0 ? 0 : Math.min(released, Math.round(released / 20) + 300);

const FULL_UP_TO = 500_000;
/** The least and the most that one card payment can be: 10 MXN, and just under a million. */
export const CARD_LEAST = 1000;
const CARD_LIMIT = 99_999_999;

/** «price ≤ 5,000 MXN: one payment; above: half, then everything else that is due in one» (4 §C). */
export function dueOf(precio: number, paid: number, additional: number): number {
  const halfFirst = paid === 0 && precio - additional > FULL_UP_TO;
  const due = halfFirst ? Math.round(precio / 2) : Math.max(0, precio - paid);
  let parts = 1;
  while (due > parts * CARD_LIMIT) parts++;
  return Math.ceil(due / parts);
}

/** The choices of an anticipo with their share of the price in percent (1 §9). */
export const FRACTIONS = [
  [0.25, 25],
  [0.33, 33],
  [0.5, 50],
  [0.75, 75],
  [1, 100],
] as const;

export const shareOf = (precio: number, percent: number): number =>
  Math.round((precio * percent) / 100);

/** «By the client later than that: 10 % of precio, at most 500 MXN and at most what is held.» */
export function keptOnCancelling(
  { precio, start }: { precio: number; start: string | null },
  { byClient, held, now }: { byClient: boolean; held: number; now: number },
): number {
  // Midnight in Mexico City, which is UTC−6 all year.
  const begins = start === null ? Infinity : Date.parse(`${start}T06:00:00Z`);
  return byClient && begins - now < DAY ? Math.min(shareOf(precio, 10), 50_000, held) : 0;
}

/** 09:00 in Mexico City. */
const NINE = 15 * HOUR;

/** «Every Wednesday 09:00»: the number of the day of the latest one; the first of January 1970 was a Thursday. */
const lastWednesday = (now: number): number => {
  const day = Math.floor((now - NINE) / DAY);
  return day - ((day + 1) % 7);
};

/** The day `YYYY-MM-DD` of the latest Wednesday 09:00. */
export const wednesdayOf = (now: number): string =>
  new Date(lastWednesday(now) * DAY).toISOString().slice(0, 10);

/** The next Wednesday 09:00. */
export const nextWednesday = (now: number): number => (lastWednesday(now) + 7) * DAY + NINE;

/** «72 h after a change of CLABE». */
export const isHeld = (since: number, now: number): boolean => now < since + 72 * HOUR;
