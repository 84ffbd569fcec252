import { type Filters, filtersPath } from './filters.ts';
import type { Results } from './results.ts';

/** As long as somebody looks at a profile and comes back. */
const LIFE = 5 * 60_000;

let kept: { key: string; results: Results; until: number } | undefined;

/** Remembers the list that this browser shows. */
export function keepResults(filters: Filters, results: Results): void {
  kept = { key: filtersPath(filters), results, until: Date.now() + LIFE };
}

/** The list last shown, if it is the same search and no longer than asked for. */
export function keptResults(filters: Filters, pages: number): Results | undefined {
  if (!kept || kept.key !== filtersPath(filters) || kept.until < Date.now()) return undefined;
  return kept.results.pages <= pages ? kept.results : undefined;
}
