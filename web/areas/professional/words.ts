const named = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const long = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const instant = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** «miércoles 25 de noviembre» of a calendar day `YYYY-MM-DD`. */
export const weekday = (day: string): string => named.format(instant(day)).replace(',', '');

/** «25 de noviembre de 2026» of a calendar day `YYYY-MM-DD`. */
export const longDay = (day: string): string => long.format(instant(day));

const month = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  month: 'short',
  year: 'numeric',
});

/** «nov 2026» of a month `YYYY-MM`. */
export const monthName = (mes: string): string =>
  month
    .format(instant(`${mes}-01`))
    .replace('.', '')
    .replace(' de ', ' ');

const count = (amount: number, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`;

/** Minutes as «12 días», «1 día», «5 horas», «30 minutos»: the largest unit that fits. */
export function duration(minutes: number): string {
  if (minutes >= 1440) return count(Math.floor(minutes / 1440), 'día', 'días');
  if (minutes >= 60) return count(Math.floor(minutes / 60), 'hora', 'horas');
  return count(Math.max(1, Math.floor(minutes)), 'minuto', 'minutos');
}
