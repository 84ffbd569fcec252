import { TERMS_VERSION } from '#domain/terms.ts';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { LegalPage } from './legal/legal-page.tsx';
import { termsSections } from './legal/terms-sections.tsx';

export const meta = () =>
  pageMeta({
    title: 'Términos y condiciones',
    description:
      'Las reglas de Maestros: qué hacemos, cómo se protege tu pago, qué comisión cobramos y qué pasa si cancelas.',
    path: paths.terms,
  });

/** Served at two addresses (specification 1 §2). */
export default function Terms() {
  return (
    <LegalPage
      title="Términos y condiciones"
      summary="En corto: Maestros pone en contacto a clientes y profesionales y guarda el pago hasta que el cliente confirma el trabajo. El trabajo lo acuerdan y lo hacen ellos. Al profesional le cobramos 5&nbsp;% más $3.00 MXN de lo que recibe."
      version={TERMS_VERSION}
      sections={termsSections}
    />
  );
}
