import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { TileBand } from '#web/ui/art/tile-band.tsx';
import type { Route } from './+types/offer.ts';
import { Banner } from './offer/banner.tsx';
import { Benefits } from './offer/benefits.tsx';
import { Closing } from './offer/closing.tsx';
import { Earnings } from './offer/earnings.tsx';
import { loadOffer } from './offer/load.ts';
import { Memberships } from './offer/memberships.tsx';
import { Process } from './offer/process.tsx';
import { Requirements } from './offer/requirements.tsx';
import { Trades } from './offer/trades.tsx';

export { PageProblem as ErrorBoundary } from './problem.tsx';

export const loader = () => loadOffer();
/** The calls and their schemas come only to who arrives from another page. */
export async function clientLoader() {
  const { loadOffer } = await import('./offer/load.ts');
  return loadOffer();
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Trabaja con nosotros: clientes y pago protegido',
    description:
      'Regístrate gratis como profesional del hogar: recibe solicitudes de tu zona, pon tu precio y trabaja con el pago protegido. Comisión de 5 % más $3.00.',
    path: paths.offer,
  });

/** /oferta-profesionales (1 §2): why, for whom, how, and for how much. */
export default function Offer({ loaderData }: Route.ComponentProps) {
  const { oficios, niveles, whatsapp } = loaderData;
  return (
    <>
      <Banner whatsapp={whatsapp} />
      <TileBand />
      <Benefits />
      <Requirements />
      <Trades oficios={oficios} />
      <Process />
      <Earnings />
      <Memberships niveles={niveles} />
      <Closing whatsapp={whatsapp} />
    </>
  );
}
