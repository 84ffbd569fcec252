import { data, redirect } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { getZonas } from '#contract/search.ts';
import { slugOf } from '#lib/search-text.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { type Filters, filtersPath, readFilters, readPages } from './filters.ts';
import { loadCategoryNames } from './results.ts';

export type Zona = OutputOf<typeof getZonas>;

/** That it is for a request is no part of the search, and goes along. */
function withRequest(path: string, { searchParams }: URL): string {
  const kept = searchParams.get('solicitud');
  if (kept === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ solicitud: kept })}`;
}

export interface OpenedSearch {
  filters: Filters;
  pages: number;
  zona: Zona;
}

/** An address that names what does not exist leads nowhere. */
const NOWHERE = ['category_not_found', 'state_not_found', 'invalid_input'];

/**
 * What an address asks for, by the names that categories and states have. Any other spelling of them
 * («Plomería», «nuevo-leon») moves for good to the one address; an unknown one is not found.
 */
export async function openSearch(url: URL, slug: string | undefined): Promise<OpenedSearch> {
  const asked = readFilters(url, slug);
  const pages = readPages(url);
  const zona = await api.search.getZonas(asked).catch(async (error: unknown) => {
    if (!(error instanceof ApiError && NOWHERE.includes(error.code))) throw error;
    throw data(await loadCategoryNames(), { status: 404 });
  });
  const filters = { ...asked, categoria: zona.categoria, estado: zona.estado };
  const spelled = slug === undefined ? asked.categoria === '' : slug === slugOf(zona.categoria);
  if (!spelled || asked.estado !== zona.estado)
    throw redirect(withRequest(filtersPath(filters, pages), url), {
      status: 301,
      // For good, but a category that is named anew is not kept away by a browser's memory.
      headers: { 'cache-control': 'public, max-age=3600' },
    });
  return { filters, pages, zona };
}
