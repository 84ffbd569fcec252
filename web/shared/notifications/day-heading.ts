import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import { longDay, weekdayAndDay } from '#lib/date-words.ts';

/** «Hoy», «Ayer», «martes 24 de noviembre», or with the year of another one, of a calendar day beside today's. */
export function dayHeading(day: string, today: string): string {
  if (day === today) return 'Hoy';
  if (day === mexicoDay(startOfMexicoDay(today) - DAY)) return 'Ayer';
  return day.slice(0, 4) === today.slice(0, 4) ? weekdayAndDay(day) : longDay(day);
}
