import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import style from './receipt-line.module.css';

interface ReceiptLineProps {
  href: string;
  /** What the money was for. */
  title: string;
  mxn: number;
  /** Its day, folio and the like. */
  facts: readonly (string | null)[];
  /** Sentences of what became of it. */
  more?: readonly ReactNode[];
}

/** A receipt in a list, which opens it. */
export function ReceiptLine({ href, title, mxn, facts, more = [] }: ReceiptLineProps) {
  return (
    <Card href={href} padding="sm" className={style.card ?? ''}>
      <h2 className={style.title}>{title}</h2>
      <span className={style.value}>
        <Money mxn={mxn} />
      </span>
      <p className={style.line}>{facts.filter(Boolean).join(' · ')}</p>
      {more.map((sentence, index) => (
        <p key={index} className={style.line}>
          {sentence}
        </p>
      ))}
    </Card>
  );
}
