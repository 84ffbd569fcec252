import type { ReactNode } from 'react';
import type { FeeOnWire } from '#domain/projects/fee.ts';
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
        <span>{coming}</span>
        <output className={style.amount}>{quote ? <Money mxn={quote.share} /> : '—'}</output>
      </p>
      {children}
    </div>
  );
}
