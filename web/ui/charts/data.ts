import { formatNumber } from '#lib/numbers.ts';

/** One value of a chart. */
export interface Datum {
  readonly label: string;
  readonly value: number;
  /** More about the label, for the table. */
  readonly detail?: string;
}

/** How a chart writes its values. */
export type Format = (value: number) => string;

/** «1,234» and at most one decimal. */
export const formatValue: Format = (value) => formatNumber(value, 1);

/** A fraction as «46.2 %». */
export const formatShare: Format = (fraction) => `${formatNumber(fraction * 100, 1)} %`;

export const sumOf = (data: readonly Datum[]): number =>
  data.reduce((sum, { value }) => sum + value, 0);

/** Whether any value is above zero. */
export const hasData = (data: readonly Datum[]): boolean => data.some(({ value }) => value > 0);

/** The end of a scale that begins at 0: the first round number that is not below `max`. */
export function scaleEnd(max: number): number {
  if (max <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(max));
  const times = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8].find((each) => each * unit >= max) ?? 10;
  // Tenths are not exact: 3 × 0.1.
  return Number((times * unit).toPrecision(2));
}

/** More slices cannot be told apart at a glance. */
const SLICES = 6;
const OTHERS = 'Otros';

/** At most six slices, the largest first; the smallest are summed up as «Otros», the last. */
export function slicesOf(data: readonly Datum[]): readonly Datum[] {
  const parts = data.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  if (parts.length <= SLICES) return parts;
  const rest = parts.slice(SLICES - 1);
  return [...parts.slice(0, SLICES - 1), { label: OTHERS, value: sumOf(rest) }];
}

/** A chart in one sentence, for screen readers: «Por rol: Cliente 62 (62 %), …». */
export function sentenceOf(
  title: string,
  data: readonly Datum[],
  { format = formatNumber, shares = false }: { format?: Format; shares?: boolean } = {},
): string {
  const total = sumOf(data);
  const parts = data.map(
    ({ label, value }) =>
      `${label} ${format(value)}${shares ? ` (${formatShare(value / total)})` : ''}`,
  );
  return `${title}: ${parts.join(', ')}.`;
}
