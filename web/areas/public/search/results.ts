import type { FoundCard } from '#contract/search.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { cacheForAMinute } from '../cache-for-a-minute.ts';
import type { Filters } from './filters.ts';
import { cachedSearch } from './results-cache.ts';

export interface Results {
  profiles: FoundCard[];
  recommended: FoundCard[];
  /** The city from which distances are told; '' for none. */
  ciudad: string;
  /** The number of pages loaded. */
  pages: number;
  /** The cursor of the next page; null when there is none. */
  siguiente: string | null;
  /** Why the next page did not load; undefined otherwise. */
  problem?: string;
}

/**
 * Loads the first pages of a search by cursor. Uses the cached results, so that going back shows the list
 * at once, and «Ver más» loads a single page. A later page that fails leaves the earlier ones.
 */
export async function loadResults(filters: Filters, pages: number): Promise<Results> {
  let results = cachedSearch(filters, pages)?.results ?? (await nextPage(filters, null));
  while (results.pages < pages && results.siguiente !== null)
    try {
      results = await nextPage(filters, results);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...results, problem: error.message };
    }
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
    ciudad: reply.ciudad,
    pages: (before?.pages ?? 0) + 1,
    siguiente: reply.siguiente,
  };
}

const categoryNames = async () => (await api.catalogue.getCategorias({})).categorias;

/** The names of the categories, in their order; cached in the browser, always current on the server. */
export const loadCategoryNames = import.meta.env.SSR
  ? categoryNames
  : cacheForAMinute(categoryNames);
