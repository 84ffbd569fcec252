import type { OutputOf } from '#contract/call.ts';
import type { getProfiles } from '#contract/search.ts';
import type { PublicCard } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { keep } from '../keep.ts';
import type { Filters } from './filters.ts';
import { keptResults } from './kept-results.ts';

export interface Results {
  profiles: PublicCard[];
  recommended: OutputOf<typeof getProfiles>['profiles_recommended'];
  /** How many pages these are. */
  pages: number;
  /** Where the next page begins; null when there is none. */
  siguiente: string | null;
}

/**
 * The first pages of a search, each beginning behind the last professional of the one before: coming
 * back finds the list as it was left, and a press of «Ver más» asks for one page.
 */
export async function loadResults(filters: Filters, pages: number): Promise<Results> {
  let results = keptResults(filters, pages) ?? (await nextPage(filters, null));
  while (results.pages < pages && results.siguiente !== null)
    results = await nextPage(filters, results);
  return results;
}

async function nextPage(filters: Filters, before: Results | null): Promise<Results> {
  const despues = before?.siguiente;
  const reply = await api.search.getProfiles({
    search: { ...filters, ...(despues && { despues }) },
  });
  // Whoever was rated in between may come again: nobody is shown twice.
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

/** The names of the categories, in their order; each visit of the server shows what is there now. */
export const loadCategoryNames = import.meta.env.SSR ? categoryNames : keep(categoryNames);
