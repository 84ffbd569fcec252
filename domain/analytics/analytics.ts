import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';

/** The days of a report, whole ones in Mexico City, and the same number of days before them. */
export interface Period {
  /** `YYYY-MM-DD` */
  readonly start: string;
  readonly end: string;
  /** Epoch ms: the first instant of the period, and the first instant after it. */
  readonly from: number;
  readonly to: number;
  /** The first instant of the period of the same length before this one. */
  readonly before: number;
}

/**
 * The requested period; by default the month up to today (2 §7). With only an end, the month before it; with
 * only a start, up to today, or that one day if it is in the future. `now` in epoch ms.
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

/** The same day `YYYY-MM-DD` a month earlier, or that month's last day: 28 February for 31 March. */
export function monthBefore(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The relative change, as a fraction; null when the value before was 0. */
export const changeOf = (value: number, before: number): number | null =>
  before === 0 ? null : (value - before) / before;

/** Years before this one are ignored (2 §5): they appear while somebody is still typing the year. */
const FIRST_YEAR = 2025;
/** Whether a day `YYYY-MM-DD` is in a year that reports accept (2 §5). */
export const isReportYear = (day: string): boolean => Number(day.slice(0, 4)) >= FIRST_YEAR;
