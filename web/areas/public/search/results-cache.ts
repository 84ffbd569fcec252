import { type Filters, filtersPath } from './filters.ts';
import type { Results } from './results.ts';

/** Long enough to look at a profile and come back, in ms. */
const LIFE = 5 * 60_000;

let cached: { key: string; results: Results; until: number } | undefined;

/** Caches the results shown in this browser. */
export function cacheResults(filters: Filters, results: Results): void {
  cached = { key: filtersPath(filters), results, until: Date.now() + LIFE };
}

/** The results last shown, if they are of the same search and have no more pages than requested. */
export function cachedResults(filters: Filters, pages: number): Results | undefined {
  if (!cached || cached.key !== filtersPath(filters) || cached.until < Date.now()) return undefined;
  return cached.results.pages <= pages ? cached.results : undefined;
}
