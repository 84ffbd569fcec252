/** A range of values with the same shade, both ends included. */
export interface ShadeRange {
  readonly from: number;
  readonly to: number;
  /** 1, the lightest, to 4, the darkest. */
  readonly shade: number;
}

/** As many shades as can be told apart on a map. */
const SHADES = 4;

/**
 * Quantiles of the values above zero, so that one large value does not leave all others pale. Equal
 * values share a range, and few values have few ranges.
 */
export function rangesOf(values: readonly number[]): readonly ShadeRange[] {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  const groups: number[][] = [];
  let placed = 0;
  for (const value of sorted) {
    const quantile = Math.floor((placed * SHADES) / sorted.length);
    const last = groups.at(-1);
    if (last && (last.includes(value) || quantile < groups.length)) last.push(value);
    else groups.push([value]);
    placed += 1;
  }
  return groups.map((group, index) => ({
    from: group[0] ?? 0,
    to: group.at(-1) ?? 0,
    shade: Math.round(((index + 1) * SHADES) / groups.length),
  }));
}

/** The shade of a value, 0 for zero. */
export const shadeOf = (value: number, ranges: readonly ShadeRange[]): number =>
  ranges.find(({ from, to }) => value >= from && value <= to)?.shade ?? 0;
