/** After how many months a cohort is looked at again. */
export const COHORT_MONTHS = [1, 2, 3, 6, 12] as const;

/** Whose cohorts there are. */
export const COHORT_KINDS = ['clientes', 'profesionales'] as const;
export type CohortKind = (typeof COHORT_KINDS)[number];

/** The first day of a month that is so many months after that of a day, `YYYY-MM-DD`; before it, with a negative number. */
export function monthAfter(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
