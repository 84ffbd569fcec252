/** Values that are shaded alike, both ends included. */
export interface Step {
  readonly from: number;
  readonly to: number;
  /** 1, the lightest, to 4, the darkest. */
  readonly shade: number;
}

/** As many as can be told apart on a map. */
const SHADES = 4;

/**
 * Ranges of the values above zero with about as many values in each, so that one large value does not
 * leave all others pale. Equal values share a range, and few values have few ranges.
 */
export function stepsOf(values: readonly number[]): readonly Step[] {
  const sorted = values.filter((value) => value > 0).toSorted((a, b) => a - b);
  const groups: number[][] = [];
  let placed = 0;
  for (const value of sorted) {
    const place = Math.floor((placed * SHADES) / sorted.length);
    const last = groups.at(-1);
    if (last && (last.includes(value) || place < groups.length)) last.push(value);
    else groups.push([value]);
    placed += 1;
  }
  return groups.map((group, index) => ({
    from: group[0] ?? 0,
    to: group.at(-1) ?? 0,
    shade: Math.round(((index + 1) * SHADES) / groups.length),
  }));
}

/** The shade of a value, 0 where there is nothing. */
export const shadeOf = (value: number, steps: readonly Step[]): number =>
  steps.find(({ from, to }) => value >= from && value <= to)?.shade ?? 0;
