import { MONTHS, WEEKDAYS } from './date-words.ts';

// Calculated, and not asked from Intl: what a browser knows about languages and time zones differs with its version and
// its maker (some write a Canadian day as 10/17/2025).

/** A day in milliseconds. */
export const DAY = 86_400_000;
/** Mexico City is at UTC−6 all year since 2022, before there was a Maestros. */
const OFFSET = 6 * 3_600_000;

/** The time in Mexico City of an instant (epoch ms), written like an instant of UTC. */
const local = (at: number): string => new Date(at - OFFSET).toISOString();

/** The calendar day `YYYY-MM-DD` of an instant (epoch ms) in Mexico City. */
export const mexicoDay = (at: number): string => local(at).slice(0, -14);

/** The time `HH:mm` of an instant (epoch ms) in Mexico City. */
export const mexicoTime = (at: number): string => local(at).slice(-13, -8);

/** A time `HH:mm` as people write it: «9:48». */
export const formatTime = (time: string): string => time.replace(/^0/, '');

/** The time of an instant (epoch ms) in Mexico City as people write it: «9:48». */
export const formatClock = (at: number): string => formatTime(mexicoTime(at));

/** The time to the second, `HH:mm:ss`, of an instant (epoch ms) in Mexico City. */
export const mexicoSeconds = (at: number): string => local(at).slice(-13, -5);

/** A calendar day `YYYY-MM-DD` as «mar 24 nov»; '' for anything else, as stored form input may have. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  const [weekday = '', month = ''] = [WEEKDAYS[date.getUTCDay()], MONTHS[date.getUTCMonth()]];
  return `${weekday.slice(0, 3)} ${date.getUTCDate()} ${month.slice(0, 3)}`;
}

/** An instant (epoch ms) as «mar 24 nov, 10:00» in Mexico City. */
export const formatMoment = (at: number): string =>
  `${formatDay(mexicoDay(at))}, ${formatClock(at)}`;

/** The start, epoch ms, of a calendar day `YYYY-MM-DD` in Mexico City. */
export const startOfMexicoDay = (day: string): number => mexicoInstant(day, '00:00');

/** The instant, epoch ms, of a day `YYYY-MM-DD` and a time `HH:mm` in Mexico City. */
export const mexicoInstant = (day: string, time: string): number =>
  Date.parse(`${day}T${time}:00-06:00`);

/** The `count` months in Mexico City up to the one of `at` (epoch ms), as `YYYY-MM`, oldest first. */
export function lastMonths(at: number, count: number): string[] {
  const [year, month] = mexicoDay(at).split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index)).toISOString().slice(0, 7),
  );
}
