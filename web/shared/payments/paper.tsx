import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { operatorWords } from '#domain/payments/receipt-words.ts';
import { Mark } from '#web/ui/art/mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import style from './paper.module.css';

interface PaperProps {
  /** «Recibo de pago». */
  title: string;
  folio: string;
  mxn: number;
  facts: readonly (readonly [name: string, value: string])[];
  /** What it is not. */
  note: string;
  operador: Parameters<typeof operatorWords>[0]['operador'] & { readonly correo: string };
  /** Between its facts and its foot. */
  children?: ReactNode;
  /** Besides printing it. */
  actions: ReactNode;
}

/** A receipt of money (4 §E), which prints well. */
export function Paper(props: PaperProps) {
  const { title, folio, mxn, facts, note, operador, children, actions } = props;
  return (
    <div className={style.screen}>
      <article className={style.paper} aria-labelledby="recibo">
        <header className={style.head}>
          <p className={style.brand}>
            <Mark size={28} /> Maestros
          </p>
          <div>
            <h1 id="recibo">{title}</h1>
            <p className={style.folio}>Folio {folio}</p>
          </div>
        </header>
        <p className={style.amount}>
          <Money mxn={mxn} strong />
        </p>
        <dl className={style.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
        <footer className={style.foot}>
          <p>{note}</p>
          <p>
            {operatorWords({ operador })}{' '}
            <a href={`mailto:${operador.correo}`}>{operador.correo}</a>
          </p>
        </footer>
      </article>
      <div className={style.actions}>
        <Button icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
          Imprimir o guardar
        </Button>
        {actions}
      </div>
    </div>
  );
}
