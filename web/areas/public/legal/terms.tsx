import { feeFromWire, feeText } from '#domain/projects/fee.ts';
import { TERMS_VERSION } from '#domain/accounts/terms.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/terms.ts';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';

export { PageProblem as ErrorBoundary } from '../problem.tsx';

export const loader = () => api.contact.getSettings({});
export const clientLoader = () => api.contact.getSettings({});

export const meta = () =>
  pageMeta({
    title: 'Términos y condiciones',
    description:
      'Las reglas de Maestros: qué hacemos, cómo se protege tu pago, qué comisión cobramos y qué pasa si cancelas.',
    path: paths.terms,
  });

/** Served at two addresses (specification 1 §2). */
export default function Terms({ loaderData }: Route.ComponentProps) {
  const { percent, fixed } = feeText(feeFromWire(loaderData.comision));
  return (
    <LegalPage
      title="Términos y condiciones"
      summary={`En corto: Maestros pone en contacto a clientes y profesionales y protege el pago hasta que el cliente confirma el trabajo. El trabajo lo acuerdan y lo hacen ellos. Al profesional le cobramos ${percent} del precio más ${fixed}\u00a0MXN.`}
      version={TERMS_VERSION}
      sections={termsSections(loaderData)}
    />
  );
}
