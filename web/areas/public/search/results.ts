import type { OutputOf } from '#contract/call.ts';
import type { getProfiles } from '#contract/search.ts';
import type { PublicCard } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { cacheForAMinute } from '../cache-for-a-minute.ts';
import type { Filters } from './filters.ts';
import { cachedResults } from './results-cache.ts';

export interface Results {
  profiles: PublicCard[];
  recommended: OutputOf<typeof getProfiles>['profiles_recommended'];
  /** The number of pages loaded. */
  pages: number;
  /** The cursor of the next page; null when there is none. */
  siguiente: string | null;
}

/**
 * Loads the first pages of a search by cursor. Uses the cached results, so that going back shows the list
 * at once, and «Ver más» loads a single page.
 */
export async function loadResults(filters: Filters, pages: number): Promise<Results> {
  let results = cachedResults(filters, pages) ?? (await nextPage(filters, null));
  while (results.pages < pages && results.siguiente !== null)
    results = await nextPage(filters, results);
  return results;
}

async function nextPage(filters: Filters, before: Results | null): Promise<Results> {
  const despues = before?.siguiente;
  const reply = await api.search.getProfiles({
    search: { ...filters, ...(despues && { despues }) },
  });
  // A professional who was rated meanwhile may be on two pages: show each only once.
  const profiles = new Map(
    [...(before?.profiles ?? []), ...reply.profiles].map((one) => [one.keylogin, one]),
  );
  return {
    profiles: [...profiles.values()],
    recommended: before?.recommended ?? reply.profiles_recommended,
    pages: (before?.pages ?? 0) + 1,
    siguiente: reply.siguiente,
  };
}

const categoryNames = async () => (await api.catalogue.getCategorias({})).categorias;

/** The names of the categories, in their order; cached in the browser, always current on the server. */
export const loadCategoryNames = import.meta.env.SSR
  ? categoryNames
  : cacheForAMinute(categoryNames);
