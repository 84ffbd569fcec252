import type { Datum, Format } from '#web/ui/charts/data.ts';

/** A total and that of the preceding period of the same length. */
export interface Total {
  readonly label: string;
  readonly value: number;
  readonly before: number;
  readonly format?: Format;
}

/** One metric of a report: title, kind of chart and rows. */
export interface Part {
  readonly title: string;
  readonly drawn: 'pie' | 'bars' | 'map';
  /** Heads of the table: «Estado», «Cuentas». */
  readonly columns: readonly [label: string, value: string];
  readonly data: readonly Datum[];
  readonly format?: Format;
  /** Of bars: the most that a value can be. */
  readonly end?: number;
  /** Explains what the rows mean or leave out. */
  readonly note?: string;
}

/** A report, for the screen and the CSV. */
export interface Report {
  readonly totals: readonly Total[];
  readonly parts: readonly Part[];
  /** `YYYY-MM-DD` */
  readonly start: string;
  readonly end: string;
}

/** Rows of a ranking, labelled by name. */
export const ranked = (rows: readonly { nombre: string; total: number }[]): Datum[] =>
  rows.map(({ nombre, total }) => ({ label: nombre, value: total }));

/** Cities with their state, because many share a name. */
export const cities = (
  rows: readonly { nombre: string; estado: string; total: number }[],
): Datum[] =>
  rows.map(({ nombre, estado, total }) => ({
    label: estado === '' ? nombre : `${nombre}, ${estado}`,
    value: total,
  }));

/** Counts with each key's Spanish label, the largest first; keys with the same label share a row. */
export function counted(
  counts: Readonly<Record<string, number>>,
  wordsOf: (key: string) => string,
): Datum[] {
  const sums = new Map<string, number>();
  for (const [key, value] of Object.entries(counts))
    sums.set(wordsOf(key), (sums.get(wordsOf(key)) ?? 0) + value);
  return [...sums].map(([label, value]) => ({ label, value })).sort((a, b) => b.value - a.value);
}
