import { COOKIES_VERSION } from '#domain/accounts/terms.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/cookies.ts';
import { cookieSections } from './cookie-sections.tsx';
import { LegalPage } from './legal-page.tsx';

export { PageProblem as ErrorBoundary } from '../problem.tsx';

export const loader = () => api.contact.getSettings({});
export const clientLoader = () => api.contact.getSettings({});

export const meta = () =>
  pageMeta({
    title: 'Política de cookies',
    description:
      'Qué guarda Maestros en tu navegador, con su nombre, para qué sirve y cuánto dura. Solo cookies funcionales; cualquier otra, con tu consentimiento.',
    path: paths.cookies,
  });

/** /politica-de-cookies (1 §2). */
export default function Cookies({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Política de cookies"
      summary="En corto: guardamos en tu navegador solo lo que el sitio necesita para funcionar. Nada para publicidad ni para seguirte."
      version={COOKIES_VERSION}
      sections={cookieSections(loaderData)}
    />
  );
}
