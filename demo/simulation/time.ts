import { mexicoDay } from '#lib/mexico-time.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Mexico City has kept one time all year since 2022. */
const OFFSET = '-06:00';

/** Times in scenarios, counted back from `now`. */
export interface Calendar {
  /** The time `ago` days back, at an hour in Mexico City (`HH:mm`), plus minutes. */
  day(ago: number, hour: string, minutes?: number): Date;
  /** The calendar day `ago` days back (`YYYY-MM-DD`). */
  date(ago: number): string;
  minutesAgo(minutes: number): Date;
}

export function calendarFrom(now: Date): Calendar {
  const date = (ago: number) => mexicoDay(now.getTime() - ago * DAY);
  return {
    date,
    day: (ago, hour, minutes = 0) =>
      new Date(Date.parse(`${date(ago)}T${hour}:00${OFFSET}`) + minutes * MINUTE),
    minutesAgo: (minutes) => new Date(now.getTime() - minutes * MINUTE),
  };
}
