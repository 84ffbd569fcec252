import { lazy, Suspense } from 'react';
import {
  Await,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useAsyncError,
  useLocation,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { slugOf } from '#lib/search-text.ts';
import { ApiError } from '#web/api/client.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { shareImages } from '#web/paths.ts';
import { earlyOr } from '#web/shared/early.ts';
import { STARTS_LATER } from '#web/shared/layout/start/held-scripts.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/search.ts';
import { useReadyRequest } from '#web/shared/requests/ready.ts';
import { useRenamedRequest } from '#web/shared/requests/use-renamed-request.ts';
import { PageProblem } from '../problem.tsx';
import { AskedFilters } from './asked-filters.tsx';
import { CardGridSkeleton } from './cards/card-grid.tsx';
import { Crumbs } from './crumbs.tsx';
import { useErrorToast } from '../use-error-toast.ts';
import { RelatedSearches } from './related-searches.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Filters, filtersPath, readFilters, readPages, searchTitle } from './filters.ts';
import { cachedSearch } from './results-cache.ts';
import { NearMe } from './near-me.tsx';
import { NotFound } from './not-found.tsx';
import { loadSearch } from './load.ts';
import type { Zona } from './open-search.ts';
import { addressOf, introText, isIndexed, searchHeadline, searchSummary } from './page-words.ts';
import { ResultsList } from './results-list.tsx';
import { Choosing } from '../requests/send/choosing.tsx';
import { NotYetRequested } from '../requests/send/not-yet-requested.tsx';
import { ReviewOpening } from '../requests/send/opening.tsx';
import { RequestBar } from '../requests/send/request-bar.tsx';
import { isReview, sameSearch } from '../requests/send/review-address.ts';
import { categoryStructuredData } from '../structured-data/category.ts';
import style from './search.module.css';

/** Not in the page of a category, which has no text. */
const WorkHere = lazy(() => import('#web/shared/sign-up/work-here.tsx'));
const Review = lazy(() => import('../requests/send/review.tsx'));

export const handle = STARTS_LATER;

export const loader = ({ request, params }: Route.LoaderArgs) =>
  loadSearch(new URL(request.url), params.categoria);

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  return earlyOr(url.pathname + url.search, () => loadInBrowser(url, params.categoria));
}

async function loadInBrowser(url: URL, slug: string | undefined) {
  const pages = readPages(url);
  // Imported here, so that the first page does not load the calls and their schemas.
  const [{ openSearch }, { loadCategoryNames, loadResults }] = await Promise.all([
    import('./open-search.ts'),
    import('./results.ts'),
  ]);
  // Started before the address is resolved: the search understands any spelling.
  const requested = readFilters(url, slug);
  const shown = cachedSearch(requested, pages);
  const results = loadResults(requested, pages);
  // «Ver más»: everything but the next page is there already.
  if (shown && shown.results.pages < pages) return { ...shown, pages, results: await results };
  results.catch(() => {});
  const [opened, categorias] = await Promise.all([openSearch(url, slug), loadCategoryNames()]);
  // A new search shows the page at once and its cards when they are loaded. Going back waits for the results,
  // so that the cards shown stay in place.
  return { ...opened, categorias, results: pages > 1 || shown ? await results : results };
}

export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  args.defaultShouldRevalidate &&
  !(args.currentUrl.href !== args.nextUrl.href && sameSearch(args.currentUrl, args.nextUrl));

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData)
    return pageMeta({
      title: 'Servicio no encontrado',
      description: 'No encontramos ese servicio o ese estado. Busca a otro profesional validado.',
      path: location.pathname,
      noindex: true,
    });
  const { filters, zona } = loaderData;
  return pageMeta({
    title: searchHeadline(filters),
    description: searchSummary(filters, zona),
    path: addressOf(filters, zona),
    noindex: !isIndexed(filters, zona),
    ...(import.meta.env.SSR && zona.categoria && categoryMeta(filters, zona)),
  });
};

const categoryMeta = (filters: Filters, zona: Zona) => ({
  image: {
    path: shareImages.category(zona.icono || slugOf(zona.categoria)),
    alt: `${zona.categoria} con profesionales validados en Maestros`,
  },
  structuredData: isIndexed(filters, zona) ? categoryStructuredData(zona) : [],
});

/** Search of professionals (specification 1 §2; decisions §3), and the page of each category. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { filters, zona, categorias, results } = loaderData;
  const { texto, categoria, estado, ciudad } = filters;
  const key = filtersPath(filters);
  const { search } = useLocation();
  useRenamedRequest(zona.categoria, zona.anteriores);
  const kept = useReadyRequest();
  // Whoever chooses for a request knows the trade and the place, and wants to see people.
  const choosing = kept !== null && kept.form.categoria === categoria;
  if (categoria && isReview(search))
    return (
      <div className={style.page}>
        <Suspense fallback={<ReviewOpening />}>
          <Review categoria={categoria} />
        </Suspense>
      </div>
    );
  return (
    <div className={style.page} data-choosing={choosing || undefined}>
      {categoria && (
        <div className={style.crumbs}>
          <Crumbs categoria={categoria} estado={estado} />
        </div>
      )}
      <h1 className={style.title}>{searchTitle(filters)}</h1>
      {categoria && !texto && !ciudad && !choosing && (
        <p className={style.intro}>{introText(zona)}</p>
      )}
      {texto && (
        <Suspense>
          <WorkHere texto={texto} className={style.intro} />
        </Suspense>
      )}
      <NotYetRequested categoria={categoria} />
      {choosing && <Choosing kept={kept} />}
      <FilterBar key={key} {...{ filters, zona, categorias, choosing }} />
      {!ciudad && !choosing && <NearMe filters={filters} />}
      <AskedFilters filters={filters} zona={zona} />
      <Suspense key={`results ${key}`} fallback={<CardGridSkeleton />}>
        <Await resolve={results} errorElement={<ResultsProblem />}>
          {(loaded) => <ResultsList {...{ filters, zona, categorias }} results={loaded} />}
        </Await>
      </Suspense>
      {!texto && <RelatedSearches zona={zona} categorias={categorias} />}
      {categoria && <RequestBar categoria={categoria} />}
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound categorias={error.data as string[]} />
  ) : (
    <PageProblem />
  );
}

function ResultsProblem() {
  const error = useAsyncError();
  useErrorToast(error);
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      {...(error instanceof ApiError && { title: error.message })}
      onRetry={() => void revalidate()}
      busy={state === 'loading'}
    />
  );
}
