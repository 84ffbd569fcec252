import { formatClock, formatDay, mexicoDay } from '#lib/mexico-time.ts';

/** «9:48» today, else «mar 24 nov, 9:48», in Mexico City. */
export function when(at: string, today: string): string {
  const time = Date.parse(at);
  const [day, clock] = [mexicoDay(time), formatClock(time)];
  return day === today ? clock : `${formatDay(day)}, ${clock}`;
}
