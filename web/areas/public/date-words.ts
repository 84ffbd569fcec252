import { mexicoDay } from '#lib/mexico-time.ts';

// Our own list: the short months of Intl differ between servers and browsers («sep», «sept»).
const MONTHS = [
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

/** The parts of an instant (ISO 8601) in Mexico City, or of a calendar day. */
function partsOf(at: string): { day: number; month: string; year: string } {
  const calendarDay = at.length === 10 ? at : mexicoDay(Date.parse(at));
  const [year = '', month = '', day = ''] = calendarDay.split('-');
  return { day: Number(day), month: MONTHS[Number(month) - 1] ?? '', year };
}

/** «12 mar 2026» */
export function shortDate(at: string): string {
  const { day, month, year } = partsOf(at);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** «12 de marzo de 2026» */
export function longDate(at: string): string {
  const { day, month, year } = partsOf(at);
  return `${day} de ${month} de ${year}`;
}

/** «marzo de 2026» */
export function monthAndYear(at: string): string {
  const { month, year } = partsOf(at);
  return `${month} de ${year}`;
}
