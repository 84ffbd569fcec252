const count = (amount: number, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`;

/** Minutes as «12 días», «1 día», «5 horas», «30 minutos»: the largest unit that fits. */
export function duration(minutes: number): string {
  if (minutes >= 1440) return count(Math.floor(minutes / 1440), 'día', 'días');
  if (minutes >= 60) return count(Math.floor(minutes / 60), 'hora', 'horas');
  return count(Math.max(1, Math.floor(minutes)), 'minuto', 'minutos');
}
