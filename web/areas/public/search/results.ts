import type { OutputOf } from '#contract/call.ts';
import type { getProfiles } from '#contract/search.ts';
import type { PublicCard } from '#contract/views.ts';
import * as api from '#web/api/index.ts';
import { keep } from '../keep.ts';
import type { Filters } from './filters.ts';

export interface Results {
  profiles: PublicCard[];
  recommended: OutputOf<typeof getProfiles>['profiles_recommended'];
  hayMas: boolean;
}

/** The first pages of a search, one after the other: coming back finds the list as it was left. */
export async function loadResults(filters: Filters, pages: number): Promise<Results> {
  const replies = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      api.search.getProfiles({ search: { ...filters, page: index + 1 } }),
    ),
  );
  // Somebody validated in between shifts the pages by one: nobody is shown twice.
  const profiles = new Map(
    replies.flatMap((reply) => reply.profiles).map((profile) => [profile.keylogin, profile]),
  );
  return {
    profiles: [...profiles.values()],
    recommended: replies[0]?.profiles_recommended ?? [],
    hayMas: replies.at(-1)?.hay_mas ?? false,
  };
}

/** The names of the categories, in their order. */
export const loadCategoryNames = keep(
  async () => (await api.catalogue.getCategorias({})).categorias,
);
