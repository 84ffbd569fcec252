import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/request.ts';
import { loadRequest } from './load.ts';
import { RequestScreen } from './screen.tsx';

export { PageProblem as ErrorBoundary } from '../problem.tsx';

/** What one address answers for all three of them. */
interface Asked {
  request: Request;
  params: { categoria?: string | undefined };
}

export const loader = ({ request, params }: Asked) =>
  loadRequest(new URL(request.url), params.categoria);

/** The calls and their schemas come only to who arrives from another page. */
export async function clientLoader({ request, params }: Asked) {
  const { loadRequest } = await import('./load.ts');
  return loadRequest(new URL(request.url), params.categoria);
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const chosen = params.categoria === undefined ? undefined : loaderData?.asked.categoria;
  return pageMeta({
    title: chosen ? `Solicita ${chosen} y ve cuánto cuesta` : 'Solicita un servicio',
    description:
      `${chosen ? `${chosen}: d` : 'D'}i qué necesitas y ve al momento una precotización en pesos. ` +
      'Después eliges a quién pedírselo entre profesionales validados.',
    path: chosen ? paths.requestOf(chosen) : paths.request,
  });
};

/** /solicitar, /servicios and /servicios/:categoria (1 §2): one screen, the category by its address. */
export default function RequestPage({ loaderData }: Route.ComponentProps) {
  return <RequestScreen {...loaderData} />;
}
