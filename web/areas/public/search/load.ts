import { readPages } from './filters.ts';
import { openSearch } from './open-search.ts';
import { loadCategoryNames, loadResults } from './results.ts';

/** A search as its address says, with its results. */
export async function loadSearch(url: URL, slug: string | undefined) {
  const [opened, categorias] = await Promise.all([
    openSearch(url, slug || undefined),
    loadCategoryNames(),
  ]);
  return { ...opened, categorias, results: await loadResults(opened.filters, readPages(url)) };
}
