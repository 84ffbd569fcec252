/** Rows of a page. */
export const PAGE = 10;

/**
 * Splits `PAGE + 1` rows into the shown ones and the id after which the next page starts; null on the last
 * page.
 */
export function pageOf<Row extends { id: number }>(rows: readonly Row[]) {
  const shown = rows.slice(0, PAGE);
  return { shown, siguiente: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}
