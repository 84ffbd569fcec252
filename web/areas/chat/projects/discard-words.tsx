import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { useRequestName } from './use-request-to-answer.ts';

/** Which unsent proposal is discarded: there may be other requests of this client beside it. */
export function DiscardWords({ proposal, partner }: { proposal: Proposal; partner: ChatPartner }) {
  const { titulo, solicitud } = proposal;
  const request = useRequestName(partner.keylogin, solicitud);
  const what = titulo ? `«${titulo}»` : 'Lo que guardaste';
  return (
    <p>
      {what}
      {request && `, para la solicitud «${request}»,`} se borra y {shortName(partner)} no lo
      recibirá. Puedes empezar otra propuesta cuando quieras.
    </p>
  );
}
