import { Suspense } from 'react';
import { Await, useAsyncError, useRevalidator } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/search.ts';
import { CardGridSkeleton } from './professional/card-grid.tsx';
import { FilterBar } from './search/filter-bar.tsx';
import { filtersPath, readFilters, readPages, searchTitle } from './search/filters.ts';
import { ResultsList } from './search/results-list.tsx';
import { loadCategoryNames, loadResults } from './search/results.ts';
import style from './search.module.css';

export { PageProblem as ErrorBoundary } from './problem.tsx';

export async function loader({ request, params }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const filters = readFilters(url, params.categoria);
  const pages = readPages(url);
  const [categorias, results] = await Promise.all([
    loadCategoryNames(),
    loadResults(filters, pages),
  ]);
  return { filters, pages, categorias, results };
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  const filters = readFilters(url, params.categoria);
  const pages = readPages(url);
  const results = loadResults(filters, pages);
  // A new search shows its page at once and its cards when they come; more cards join those shown.
  return {
    filters,
    pages,
    categorias: await loadCategoryNames(),
    results: pages > 1 ? await results : results,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData ? searchTitle(loaderData.filters) : 'Buscar profesionales';
  return pageMeta({
    title,
    description: `${title}: profesionales validados con fotos de sus trabajos, reseñas de clientes que pagaron y precios desde. Escríbeles por el chat y paga protegido.`,
    path: paths.categories,
  });
};

/** Search of professionals (specification 1 §2; decisions §3). */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { filters, pages, categorias, results } = loaderData;
  const key = filtersPath(filters);
  return (
    <div className={style.page}>
      <h1 className={style.title}>{searchTitle(filters)}</h1>
      <FilterBar key={key} filters={filters} categorias={categorias} />
      <Suspense key={`results ${key}`} fallback={<CardGridSkeleton />}>
        <Await resolve={results} errorElement={<ResultsProblem />}>
          {(loaded) => <ResultsList filters={filters} pages={pages} results={loaded} />}
        </Await>
      </Suspense>
    </div>
  );
}

function ResultsProblem() {
  const error = useAsyncError();
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      {...(error instanceof ApiError && { title: error.message })}
      onRetry={() => void revalidate()}
      busy={state === 'loading'}
    />
  );
}
