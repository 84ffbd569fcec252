import { type Filters, filtersPath } from './filters.ts';
import type { Zona } from './open-search.ts';
import type { Results } from './results.ts';

/** A search as it is shown, with the first pages of its results. */
export interface ShownSearch {
  filters: Filters;
  zona: Zona;
  /** The names of all categories, in their order. */
  categorias: string[];
  results: Results;
}

/** Long enough to look at a profile and come back, in ms. */
const LIFE = 5 * 60_000;

let cached: { key: string; shown: ShownSearch; until: number } | undefined;

/** Caches the search shown in this browser. */
export function cacheSearch(shown: ShownSearch): void {
  cached = { key: filtersPath(shown.filters), shown, until: Date.now() + LIFE };
}

/** The search last shown, if it is this one and has no more pages than requested. */
export function cachedSearch(filters: Filters, pages: number): ShownSearch | undefined {
  if (!cached || cached.key !== filtersPath(filters) || cached.until < Date.now()) return undefined;
  return cached.shown.results.pages <= pages ? cached.shown : undefined;
}
