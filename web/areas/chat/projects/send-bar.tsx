import type { ReactNode } from 'react';
import type { ReceivedRequest } from '#contract/requests.ts';
import type { FeeOnWire } from '#domain/projects/fee.ts';
import { receivedWords } from '#web/shared/requests/proposal-end.ts';
import { Money } from '#web/ui/money.tsx';
import style from './send-bar.module.css';
import { quoteOf } from './quote.tsx';
import { useShareWords } from './use-share-words.ts';

/** What the professional gets, and the button below it: in sight wherever one is in the form. */
export function SendBar(props: {
  tarifa: FeeOnWire | null;
  precio: number | null;
  children: ReactNode;
}) {
  const { tarifa, precio, children } = props;
  const { coming } = useShareWords();
  const quote = quoteOf(tarifa, precio);
  return (
    <div className={style.bar} data-foot>
      <p className={style.share}>
        {quote && <span>{coming}</span>}
        <output className={style.amount}>{quote && <Money mxn={quote.share} />}</output>
      </p>
      {children}
    </div>
  );
}

/** Above the button that sends, as soon as it is known: that nobody waits for this answer any more. */
export function RequestEnded({ request, name }: { request: ReceivedRequest; name: string }) {
  // What became of an answer before this one is not why.
  const [first = '', ...rest] = receivedWords({ ...request, propuesta_fin: null }, name);
  return (
    <p role="alert" className={style.ended}>
      <strong>
        {first.toUpperCase()}
        {rest.join('')}.
      </strong>{' '}
      Lo que escribiste sigue aquí; si lo envías, llega como propuesta nueva, fuera de la solicitud.
    </p>
  );
}
