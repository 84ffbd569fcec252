import type { Proposal } from '#contract/views.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { pesos } from '#web/ui/money.tsx';
import { useReceivedRequest } from '../use-request-to-answer.ts';
import style from './cards.module.css';

/** What an unsent proposal answers, and its price so far. */
export function DraftFacts({ client, proposal }: { client: string; proposal: Proposal }) {
  const { solicitud, precio } = proposal;
  const request = useReceivedRequest(client, solicitud);
  const facts = [
    ...(request ? [`Responde a «${requestTitle(request.datos)}»`] : []),
    ...(precio === null ? [] : [pesos(precio)]),
  ];
  return facts.length > 0 && <p className={style.hint}>{facts.join(' · ')}</p>;
}
