import { data, redirect } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { getZonas } from '#contract/search.ts';
import { slugOf } from '#lib/search-text.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { type Filters, filtersPath, readFilters, readPages } from './filters.ts';
import { loadCategoryNames } from './results.ts';

export type Zona = OutputOf<typeof getZonas>;

/** Keeps `solicitud` in a redirect; it is not a filter. */
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

/** Errors for an unknown category or state: the page is not found. */
const NOT_FOUND = ['category_not_found', 'state_not_found', 'invalid_input'];

/**
 * Reads a search from its address. Other spellings of categories and states («Plomería», «nuevo-leon») are
 * redirected permanently to the canonical address; unknown ones respond 404.
 */
export async function openSearch(url: URL, slug: string | undefined): Promise<OpenedSearch> {
  const requested = readFilters(url, slug);
  const pages = readPages(url);
  const zona = await api.search.getZonas(requested).catch(async (error: unknown) => {
    if (!(error instanceof ApiError && NOT_FOUND.includes(error.code))) throw error;
    throw data(await loadCategoryNames(), { status: 404 });
  });
  const filters = { ...requested, categoria: zona.categoria, estado: zona.estado };
  const canonical =
    slug === undefined ? requested.categoria === '' : slug === slugOf(zona.categoria);
  if (!canonical || requested.estado !== zona.estado)
    throw redirect(withRequest(filtersPath(filters, pages), url), {
      status: 301,
      // Permanent, but cached only for an hour, because categories can be renamed.
      headers: { 'cache-control': 'public, max-age=3600' },
    });
  return { filters, pages, zona };
}
