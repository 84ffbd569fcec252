export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: '×' | 'ms' | 'queries' | 'replies' | 'an hour';
  readonly aim: { readonly atLeast: number } | { readonly atMost: number };
  /** How the value came about. */
  readonly note: string;
}

export const isMet = ({ value, aim }: Measure) =>
  'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;

const formatValue = (value: number, unit: Measure['unit']) =>
  unit === 'queries' || unit === 'replies'
    ? `${value}`
    : unit === 'an hour'
      ? `${value.toLocaleString('en')} ${unit}`
      : `${value.toFixed(2)} ${unit}`;

const formatAim = ({ aim, unit }: Measure) =>
  'atLeast' in aim ? `≥ ${aim.atLeast} ${unit}` : `≤ ${aim.atMost} ${unit}`;

/** One line for each measure: value, aim, and whether it is met. */
export function tableOf(measures: readonly Measure[]): string {
  const rows = [
    ['', 'value', 'aim', '', 'from'],
    ...measures.map((measure) => [
      measure.name,
      formatValue(measure.value, measure.unit),
      formatAim(measure),
      isMet(measure) ? 'met' : 'NOT MET',
      measure.note,
    ]),
  ];
  return columns(rows);
}

/** A table as text, each column as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
