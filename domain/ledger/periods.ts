import { DAY } from '#lib/mexico-time.ts';

/** A period of a report, by its first and last calendar day. */
export interface ReportPeriod {
  readonly desde: string;
  readonly hasta: string;
}

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The last day of the week (Sunday) or month that a calendar day is in; the day itself for days. */
function endOf(day: string, by: 'dia' | 'semana' | 'mes'): string {
  if (by === 'dia') return day;
  const date = new Date(noon(day));
  if (by === 'semana') return dayAt(noon(day) + ((7 - date.getUTCDay()) % 7) * DAY);
  return dayAt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0, 12));
}

/** The days, weeks or months of a range of calendar days; the first and the last may be cut by the range. */
export function periodsOf(from: string, to: string, by: 'dia' | 'semana' | 'mes'): ReportPeriod[] {
  const periods: ReportPeriod[] = [];
  for (let desde = from; desde <= to; ) {
    const end = endOf(desde, by);
    const hasta = end < to ? end : to;
    periods.push({ desde, hasta });
    desde = dayAt(noon(hasta) + DAY);
  }
  return periods;
}
