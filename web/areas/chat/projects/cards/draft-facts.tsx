import type { Proposal } from '#contract/views.ts';
import { pesos } from '#web/ui/money.tsx';
import { useRequestName } from '../use-request-to-answer.ts';
import style from './cards.module.css';

/** What an unsent proposal answers, and its price so far. */
export function DraftFacts({ client, proposal }: { client: string; proposal: Proposal }) {
  const { solicitud, precio } = proposal;
  const name = useRequestName(client, solicitud);
  const facts = [
    ...(name ? [`Responde a «${name}»`] : []),
    ...(precio === null ? [] : [pesos(precio)]),
  ];
  return facts.length > 0 && <p className={style.hint}>{facts.join(' · ')}</p>;
}
