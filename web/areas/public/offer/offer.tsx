import { feeFromWire, type FeeOnWire, feeText } from '#domain/projects/fee.ts';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { TileBand } from '#web/ui/art/tile-band.tsx';
import type { Route } from './+types/offer.ts';
import { Banner } from './banner.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { Earnings } from './earnings.tsx';
import { loadOffer } from './load.ts';
import { Memberships } from './memberships.tsx';
import { Process } from './process.tsx';
import { Requirements } from './requirements.tsx';
import { Trades } from './trades.tsx';

export { PageProblem as ErrorBoundary } from '../problem.tsx';

export const loader = () => loadOffer();
/** Imported here, so that the first page does not load the calls and their schemas. */
export async function clientLoader() {
  const { loadOffer } = await import('./load.ts');
  return loadOffer();
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Trabaja con nosotros: clientes y pago protegido',
    description: `Regístrate gratis como profesional del hogar: recibe solicitudes de tu zona, pon tu precio y trabaja con el pago protegido.${loaderData?.comision ? feeWords(loaderData.comision) : ''}`,
    path: paths.offer,
  });

function feeWords(comision: FeeOnWire): string {
  const { percent, fixed } = feeText(feeFromWire(comision));
  return ` Comisión de ${percent} más ${fixed}.`;
}

/** /oferta-profesionales (1 §2): benefits, requirements, process, earnings and memberships. */
export default function Offer({ loaderData }: Route.ComponentProps) {
  const { oficios, niveles, whatsapp, comision } = loaderData;
  return (
    <>
      <Banner whatsapp={whatsapp} />
      <TileBand />
      <Benefits />
      <Requirements />
      <Trades oficios={oficios} />
      <Process />
      {comision && <Earnings comision={comision} />}
      <Memberships niveles={niveles} />
      <Closing whatsapp={whatsapp} />
    </>
  );
}
