import { formatClock, formatDay, mexicoDay } from '#lib/mexico-time.ts';

/** The time of an instant in Mexico City: «9:48». */
export const clockOf = (at: string): string => formatClock(Date.parse(at));

/** «hoy, 9:48», else «mar 24 nov, 9:48», in Mexico City; `today` is a calendar day. */
export function momentOf(at: string, today: string): string {
  const day = mexicoDay(Date.parse(at));
  return `${day === today ? 'hoy' : formatDay(day)}, ${clockOf(at)}`;
}
