import { longDay } from './date-words.ts';
import { mexicoDay, mexicoTime } from './mexico-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const plural = (count: number, one: string, many: string) =>
  `hace ${count} ${count === 1 ? one : many}`;

/**
 * How long ago, in the words of specification 1 §2: «justo ahora» below a minute, «hace N minutos»,
 * «hace N horas», «hace N días», and beyond 15 days «dd del mm a las hh:mm» in Mexico City.
 * Both arguments are epoch milliseconds.
 */
export function relativeTime(at: number, now: number): string {
  const elapsed = Math.max(0, now - at);
  if (elapsed < MINUTE) return 'justo ahora';
  if (elapsed < HOUR) return plural(Math.floor(elapsed / MINUTE), 'minuto', 'minutos');
  if (elapsed < DAY) return plural(Math.floor(elapsed / HOUR), 'hora', 'horas');
  const days = Math.floor(elapsed / DAY);
  if (days <= 15) return plural(days, 'día', 'días');
  const [, month, day] = mexicoDay(at).split('-');
  return `${day} del ${month} a las ${mexicoTime(at)}`;
}

/** The same of what is no message: beyond 15 days the day in words, «16 de octubre de 2026», in Mexico City. */
export const agoOrDay = (at: number, now: number): string =>
  now - at < 16 * DAY ? relativeTime(at, now) : longDay(mexicoDay(at));
