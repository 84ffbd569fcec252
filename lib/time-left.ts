const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const left = (count: number, one: string, many: string) =>
  count === 1 ? `queda 1 ${one}` : `quedan ${count} ${many}`;

/** How long until an instant: «quedan 5 horas», «queda 1 minuto», and beyond two days in days; both are epoch ms. */
export function timeLeft(until: number, now: number): string {
  const rest = until - now;
  if (rest < HOUR) return left(Math.max(1, Math.floor(rest / MINUTE)), 'minuto', 'minutos');
  const hours = Math.floor(rest / HOUR);
  return hours < 48 ? left(hours, 'hora', 'horas') : left(Math.floor(hours / 24), 'día', 'días');
}
