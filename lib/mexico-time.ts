/** A day in milliseconds. */
export const DAY = 86_400_000;
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });

/** The calendar day `YYYY-MM-DD` of an instant (epoch ms) in Mexico City. */
export const mexicoDay = (at: number): string => calendar.format(at);

const weekday = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** A calendar day `YYYY-MM-DD` as «mar 24 nov»; '' for anything else, as stored form input may have. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return weekday.format(date).replaceAll(/[.,]/g, '').replace(' de ', ' ');
}

const clockTime = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant (epoch ms) as «mar 24 nov, 10:00» in Mexico City. */
export const formatMoment = (at: number): string =>
  `${formatDay(mexicoDay(at))}, ${clockTime.format(at)}`;

/** The start, epoch ms, of a calendar day `YYYY-MM-DD` in Mexico City (UTC−6 all year). */
export const startOfMexicoDay = (day: string): number => Date.parse(`${day}T00:00:00-06:00`);

/** The `count` months in Mexico City up to the one of `at` (epoch ms), as `YYYY-MM`, oldest first. */
export function lastMonths(at: number, count: number): string[] {
  const [year, month] = mexicoDay(at).split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index)).toISOString().slice(0, 7),
  );
}
