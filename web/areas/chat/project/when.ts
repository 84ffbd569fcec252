import { formatDay, mexicoDay } from '#domain/mexico-time.ts';

const hour = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** «9:48» today, else «mar 24 nov, 9:48», in Mexico City. */
export function when(at: string, today: string): string {
  const time = Date.parse(at);
  const day = mexicoDay(time);
  const clock = hour.format(time).replace(/^0/, '');
  return day === today ? clock : `${formatDay(day)}, ${clock}`;
}

/** «mar 24 nov», «del mar 24 nov al jue 26 nov», or '' without dates. */
export function span(start: string | null, end: string | null): string {
  if (start && end && start !== end) return `del ${formatDay(start)} al ${formatDay(end)}`;
  const day = start ?? end;
  return day ? formatDay(day) : '';
}
