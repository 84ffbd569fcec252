/**
 * Splits rows, of which one more than a page was read, into those of the page and what the reply says about the rest
 * (`following` of the contract).
 */
export function pageOf<Row, Mark>(
  rows: readonly Row[],
  size: number,
  markOf: (last: Row) => Mark,
): { shown: Row[]; following: { hay_mas: boolean; siguiente: Mark | null } } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const more = rows.length > size && last !== undefined;
  return { shown, following: { hay_mas: more, siguiente: more ? markOf(last) : null } };
}
