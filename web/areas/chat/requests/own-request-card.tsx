import { IconChecks, IconClipboardList } from '@tabler/icons-react';
import type { OwnRequest } from '#contract/requests.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import { type RecipientState, requestTitle } from '#domain/requests/state.ts';
import { paths } from '#web/paths.ts';
import { FoldedCard, ThreadCard } from '#web/shared/chat/card.tsx';
import { momentOf } from '#web/shared/chat/moment.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { AskMore } from '#web/shared/requests/ask-more.tsx';
import { PROPOSAL_END } from '#web/shared/requests/proposal-end.ts';
import { Button } from '#web/ui/button.tsx';
import style from './asked-card.module.css';
import { Asked } from './asked.tsx';

/** What a client asked of this professional; a line once that is answered. */
export function OwnRequestCard({
  request,
  partner,
}: {
  request: OwnRequest;
  partner: ChatPartner;
}) {
  const today = useToday();
  const { id, estado, destinatarios } = request;
  const here = destinatarios.find(({ keylogin }) => keylogin === partner.keylogin);
  const became = ownWords(request, here, shortName(partner));
  const waits = estado === 'abierta' && (here?.estado === 'enviada' || here?.estado === 'vista');
  const others = destinatarios.length > 1 && (
    <Button size="sm" variant="quiet" href={paths.clientRequest(id)}>
      Comparar respuestas
    </Button>
  );
  if (!waits)
    return (
      <FoldedCard
        of="mine"
        icon={<IconClipboardList size={22} data-tone="request" aria-hidden />}
        title="Tu solicitud"
        next={estado === 'abierta' && !here?.propuesta && <WayOn request={request} today={today} />}
        detail={`${requestTitle(request.datos)} · ${became}`}
      >
        {() => (
          <>
            <Asked request={request} />
            {here?.motivo && <p>«{here.motivo}»</p>}
            {others}
          </>
        )}
      </FoldedCard>
    );
  return (
    <ThreadCard
      of="mine"
      icon={<IconClipboardList size={18} aria-hidden />}
      kicker="Tu solicitud"
      aside={
        <span className={style.seen} data-seen={here?.estado === 'vista' || undefined}>
          {here?.estado === 'vista' && <IconChecks size={16} aria-hidden />}
          {became}
          {here?.estado === 'vista' && here.visto_at && ` ${seenAt(here.visto_at, today)}`}
        </span>
      }
      title={requestTitle(request.datos)}
    >
      <Asked request={request} />
      {others}
    </ThreadCard>
  );
}

/** From here nothing comes any more: what can be done now with what others were asked, as on the request's own page. */
function WayOn({ request, today }: { request: OwnRequest; today: string }) {
  const { id, datos, destinatarios } = request;
  const offers = destinatarios.filter(({ propuesta }) => propuesta?.estado === 'publicada').length;
  if (offers === 0 && datos.fecha >= today) return <AskMore request={request} />;
  return (
    <Button variant="secondary" href={paths.clientRequest(id)}>
      {offers === 0
        ? 'Ver tu solicitud'
        : offers === 1
          ? 'Ver la propuesta de otra persona'
          : `Comparar ${offers} propuestas`}
    </Button>
  );
}

/** «10:14» today, else with its day. */
const seenAt = (at: string, today: string): string => momentOf(at, today).replace(/^hoy, /, '');

const OWN: Record<RecipientState, (name: string) => string> = {
  enviada: () => 'Enviada',
  vista: () => 'Vista',
  propuesta: () => 'con propuesta',
  declinada: (name) => `${name} no puede`,
  expirada: () => 'sin respuesta a tiempo',
};

function ownWords(
  { estado }: OwnRequest,
  here: OwnRequest['destinatarios'][number] | undefined,
  name: string,
): string {
  const chosen = here?.propuesta && here.propuesta.estado !== 'publicada';
  if (estado === 'elegida') return chosen ? `elegiste a ${name}` : 'elegiste a otra persona';
  if (estado === 'cerrada') return 'ya no la necesitas';
  if (here?.propuesta_fin) return PROPOSAL_END[here.propuesta_fin].toClient(name);
  return OWN[here?.estado ?? 'enviada'](name);
}
