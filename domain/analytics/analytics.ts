import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';

/** What a report is about: whole Mexican days, both included, and as many before them. */
export interface Period {
  /** `YYYY-MM-DD` */
  readonly start: string;
  readonly end: string;
  /** Epoch ms: the first instant, and the first one after. */
  readonly from: number;
  readonly to: number;
  /** The first instant of the period of the same length before this one. */
  readonly before: number;
}

/**
 * The period that is asked for; what is left out is one month back to today (2 §7). Of an end alone the
 * month before it, of a start alone up to today, or that day where it is still to come.
 */
export function periodOf(
  asked: { readonly start: string | null; readonly end: string | null },
  now: number,
): Period {
  const today = mexicoDay(now);
  const end = asked.end ?? (asked.start !== null && asked.start > today ? asked.start : today);
  const start = asked.start ?? monthBefore(end);
  const from = startOfMexicoDay(start);
  const to = startOfMexicoDay(end) + DAY;
  return { start, end, from, to, before: from - (to - from) };
}

/** The same day a month earlier, or that month's last one: 28 February for 31 March. */
export function monthBefore(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2, Math.min(date, last))).toISOString().slice(0, 10);
}

/** How much more or less than before, as a fraction; null where there was nothing to compare with. */
export const changeOf = (value: number, before: number): number | null =>
  before === 0 ? null : (value - before) / before;

/** Reports follow their dates only from this year on (2 §5); until it is typed whole, nothing reloads. */
const FIRST_YEAR = 2025;
export const isReportYear = (day: string): boolean => Number(day.slice(0, 4)) >= FIRST_YEAR;
