import { DAY, formatDay, formatTime } from '#lib/mexico-time.ts';

/**
 * When a work is wanted, in words (4 §G); '' where the day and the hour themselves are meant. A day and an hour stand
 * behind the words too: `fecha` and `hora` of the request.
 */
export const WHENS = ['', 'hoy', 'esta semana', 'sin prisa'] as const;
export type When = (typeof WHENS)[number];

/** «Sin prisa» means within these days. */
const UNHURRIED_DAYS = 14;
const DAYS_OF_WEEK = 7;

const after = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The Sunday that ends the week of a day; of a Sunday the next one, because that week is over. */
function endOfWeek(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return after(today, DAYS_OF_WEEK - weekday);
}

/** The day that stands behind the words said on `today`: the last on which they are true. Days are `YYYY-MM-DD`. */
export function dayBehind(words: Exclude<When, ''>, today: string): string {
  if (words === 'hoy') return today;
  return words === 'esta semana' ? endOfWeek(today) : after(today, UNHURRIED_DAYS);
}

/** The last day for which a work can be asked for: within a year, so that a slip of a digit is seen. */
export const lastDay = (today: string): string => after(today, 366);

/** The words, if they fit the day that was sent with them; else '', and the day itself is meant. */
export const fittingWords = (
  words: When,
  { fecha, today }: { fecha: string; today: string },
): When => (words !== '' && dayBehind(words, today) === fecha ? words : '');

const hasta = (fecha: string): string => `Hasta el ${formatDay(fecha)}`;

/** Without its day an hour says nothing. */
const dayAndHour = ({ fecha, hora }: { fecha: string; hora: string }): string =>
  fecha === '' ? '' : [formatDay(fecha), formatTime(hora)].filter(Boolean).join(', ');

/** When a work is wanted, in a text that is read on any day: «Sin prisa», «Hasta el dom 29 nov», «mar 24 nov, 10:00». */
export function whenInText(when: { cuando: When; fecha: string; hora: string }): string {
  if (when.cuando === 'sin prisa') return 'Sin prisa';
  return when.cuando === 'esta semana' ? hasta(when.fecha) : dayAndHour(when);
}

/**
 * When a work is wanted, for people: «Hoy, desde las 16:00», «Esta semana», «mar 24 nov, 10:00». `today` is the day on
 * which it is read: «hoy» of another day is that day.
 */
export function whenWords(
  { cuando, fecha, hora }: { cuando: When; fecha: string; hora: string },
  today: string,
): string {
  if (cuando === 'esta semana' && today <= fecha && endOfWeek(today) === fecha)
    return 'Esta semana';
  if (cuando === 'hoy' && fecha === today) return `Hoy, desde las ${formatTime(hora)}`;
  return whenInText({ cuando, fecha, hora });
}
