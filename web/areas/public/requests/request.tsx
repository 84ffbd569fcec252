import type { ShouldRevalidateFunction } from 'react-router';
import { paths } from '#web/paths.ts';
import { earlyOr } from '#web/shared/early.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/request.ts';
import { loadRequest } from './load.ts';
import { RequestScreen } from './screen.tsx';

export { PageProblem as ErrorBoundary } from '../problem.tsx';

export const handle = { working: true };

/** The arguments of the loaders, the same for all three routes. */
interface LoaderArgs {
  request: Request;
  params: { categoria?: string | undefined };
}

export const loader = ({ request, params }: LoaderArgs) =>
  loadRequest(new URL(request.url), params.categoria);

/** Imported here, so that the first page does not load the calls and their schemas. */
export async function clientLoader({ request, params }: LoaderArgs) {
  const url = new URL(request.url);
  return earlyOr(url.pathname + url.search, async () =>
    (await import('./load.ts')).loadRequest(url, params.categoria),
  );
}

/** A step of the same request has nothing new to load. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search
    ? currentUrl.hash === nextUrl.hash && defaultShouldRevalidate
    : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const chosen = params.categoria === undefined ? undefined : loaderData?.prefill.categoria;
  return pageMeta({
    title: chosen ? `Solicita ${chosen} y ve cuánto cuesta` : 'Solicita un servicio',
    description:
      `${chosen ? `${chosen}: d` : 'D'}i qué necesitas y ve al momento una precotización en pesos. ` +
      'Después eliges a quién pedírselo entre profesionales validados.',
    path: chosen ? paths.requestOf(chosen) : paths.request,
  });
};

/** /solicitar, /servicios and /servicios/:categoria (1 §2): one screen, with the category from the address. */
export default function RequestPage({ loaderData }: Route.ComponentProps) {
  return <RequestScreen {...loaderData} />;
}
