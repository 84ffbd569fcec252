import { PRIVACY_VERSION } from '#domain/accounts/terms.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/privacy.ts';
import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';

export { PageProblem as ErrorBoundary } from '../problem.tsx';

export const loader = () => api.contact.getSettings({});
export const clientLoader = () => api.contact.getSettings({});

export const meta = () =>
  pageMeta({
    title: 'Políticas de privacidad',
    description:
      'Qué datos personales pide Maestros, para qué los usa, quién puede verlos y cómo ejercer tus derechos ARCO.',
    path: paths.privacy,
  });

/** /politicas-de-privacidad (1 §2). */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Políticas de privacidad"
      summary="En corto: pedimos los datos que hacen falta para que un trabajo se acuerde, se haga y se pague. No los vendemos. Puedes verlos, corregirlos y pedir que los borremos."
      version={PRIVACY_VERSION}
      sections={privacySections(loaderData)}
    />
  );
}
