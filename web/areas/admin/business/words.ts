import { changeOf } from '#domain/analytics/analytics.ts';
import type { Unit } from '#domain/business/periods.ts';
import { MONTHS } from '#lib/date-words.ts';
import { formatNumber } from '#lib/numbers.ts';

export const UNIT_NAMES: Record<Unit, string> = { dia: 'Día', semana: 'Semana', mes: 'Mes' };

const parts = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month: (MONTHS[Number(month) - 1] ?? '').slice(0, 3), date: Number(date) };
};

/** The head of a column, with what is new in it: «30 nov», «7», «14»; of months «dic», «ene 2027». */
export function headOf(day: string, before: string | undefined, por: Unit): string {
  const [one, last] = [parts(day), before === undefined ? undefined : parts(before)];
  if (por === 'mes') return one.year === last?.year ? one.month : `${one.month} ${one.year}`;
  return one.month === last?.month ? String(one.date) : `${one.date} ${one.month}`;
}

/** Minutes in words: «34 min», «3 h 20 min», «2 días 4 h». */
export function minutesWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  const rest = days > 0 ? 0 : minutes % 60;
  return [
    days > 0 && (days === 1 ? '1 día' : `${days} días`),
    hours > 0 && `${hours} h`,
    rest > 0 && `${rest} min`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** How something changed, in words; null where there is nothing to compare with. */
export function changeWords(value: number, before: number): string | null {
  const change = changeOf(value, before);
  if (change === null) return null;
  return `${formatNumber(Math.abs(change) * 100, 1)} %`;
}

/** In what the bars are written: pesos, or thousands of them once there is a million. */
export const barUnit = (most: number) =>
  most >= 1_000_000
    ? { name: 'miles de pesos', text: (mxn: number) => formatNumber(mxn / 1_000, 0) }
    : { name: 'pesos', text: (mxn: number) => formatNumber(mxn, 0) };

/** Whether nothing at all happened in a stretch. */
export const isQuiet = (one: {
  readonly solicitudes: number;
  readonly propuestas: number;
  readonly aceptadas: number;
  readonly pagadas: number;
  readonly finalizadas: number;
  readonly cobrado: number;
  readonly neto: number;
}): boolean =>
  [
    one.solicitudes,
    one.propuestas,
    one.aceptadas,
    one.pagadas,
    one.finalizadas,
    one.cobrado,
    one.neto,
  ].every((value) => value === 0);
