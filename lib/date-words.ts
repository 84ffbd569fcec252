// Our own words: those of Intl differ between servers and browsers («sep», «sept»).
export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
export const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** The parts of a calendar day `YYYY-MM-DD`. */
function partsOf(calendarDay: string) {
  const [year = '', month = '', day = ''] = calendarDay.split('-');
  const weekday = new Date(`${calendarDay}T00:00:00Z`).getUTCDay();
  return {
    day: Number(day),
    month: MONTHS[Number(month) - 1] ?? '',
    year,
    weekday: WEEKDAYS[weekday] ?? '',
  };
}

/** A calendar day `YYYY-MM-DD` as «12 mar 2026». */
export function shortDay(calendarDay: string): string {
  const { day, month, year } = partsOf(calendarDay);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** A calendar day `YYYY-MM-DD` as «12 de marzo de 2026». */
export function longDay(calendarDay: string): string {
  const { day, month, year } = partsOf(calendarDay);
  return `${day} de ${month} de ${year}`;
}

/** A calendar day `YYYY-MM-DD` as «miércoles 25 de noviembre». */
export function weekdayAndDay(calendarDay: string): string {
  const { weekday, day, month } = partsOf(calendarDay);
  return `${weekday} ${day} de ${month}`;
}

/** A month `YYYY-MM`, or a day in it, as «marzo de 2026». */
export function longMonth(calendarDay: string): string {
  const { month, year } = partsOf(calendarDay);
  return `${month} de ${year}`;
}

/** A month `YYYY-MM` as «mar 2026». */
export function shortMonth(calendarMonth: string): string {
  const { month, year } = partsOf(calendarMonth);
  return `${month.slice(0, 3)} ${year}`;
}
