import type { Datum, Format } from '#web/ui/charts/data.ts';

/** A sum of a report beside that of as many days before. */
export interface Total {
  readonly label: string;
  readonly value: number;
  readonly before: number;
  readonly format?: Format;
}

/** One metric of a report: what it is called, how it is drawn, and its rows. */
export interface Part {
  readonly title: string;
  readonly drawn: 'pie' | 'bars' | 'map';
  /** Heads of the table: «Estado», «Cuentas». */
  readonly columns: readonly [label: string, value: string];
  readonly data: readonly Datum[];
  readonly format?: Format;
  /** What the rows leave out or mean. */
  readonly note?: string;
}

/** A report as it is shown and as it is saved. */
export interface Report {
  readonly totals: readonly Total[];
  readonly parts: readonly Part[];
  /** `YYYY-MM-DD` */
  readonly start: string;
  readonly end: string;
}

/** Rows of a rank by their name. */
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

/** Counts by a key in the words of the screen; keys of the same words are one row. */
export function counted(
  counts: Readonly<Record<string, number>>,
  wordsOf: (key: string) => string,
): Datum[] {
  const sums = new Map<string, number>();
  for (const [key, value] of Object.entries(counts))
    sums.set(wordsOf(key), (sums.get(wordsOf(key)) ?? 0) + value);
  return [...sums]
    .map(([label, value]) => ({ label, value }))
    .toSorted((a, b) => b.value - a.value);
}
