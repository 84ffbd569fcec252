import { TERMS_VERSION } from '#domain/terms.ts';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { LegalPage } from './legal/legal-page.tsx';
import { privacySections } from './legal/privacy-sections.tsx';

export const meta = () =>
  pageMeta({
    title: 'Políticas de privacidad',
    description:
      'Qué datos personales pide Maestros, para qué los usa, quién puede verlos y cómo ejercer tus derechos ARCO.',
    path: paths.privacy,
  });

export default function Privacy() {
  return (
    <LegalPage
      title="Políticas de privacidad"
      summary="En corto: pedimos los datos que hacen falta para que un trabajo se acuerde, se haga y se pague. No los vendemos. Puedes verlos, corregirlos y pedir que los borremos."
      version={TERMS_VERSION}
      sections={privacySections}
    />
  );
}
