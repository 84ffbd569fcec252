/** How many are shown at a time. */
export const PAGE = 10;

/** What is shown of `PAGE + 1` rows, and the id that the next page goes on from; null when none follows. */
export function pageOf<Row extends { id: number }>(rows: readonly Row[]) {
  const shown = rows.slice(0, PAGE);
  return { shown, siguiente: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}
