import { Money } from '#web/ui/money.tsx';
import style from './disputes.module.css';
import type { outcomeOf } from '#web/shared/disputes/division.ts';

interface AmountsProps {
  outcome: NonNullable<ReturnType<typeof outcomeOf>>;
  client: string;
  author: string;
}

/** How much each party receives from a ruling, and how the project ends. */
export function Amounts({ outcome, client, author }: AmountsProps) {
  const { refund, release, fee, net, ends } = outcome;
  return (
    <>
      <dl className={style.amounts}>
        <div>
          <dt>{client} recibe en su tarjeta</dt>
          <dd>
            <Money mxn={refund} strong />
          </dd>
        </div>
        <div>
          <dt>Se libera</dt>
          <dd>
            <Money mxn={release} />
          </dd>
        </div>
        <div>
          <dt>Comisión de Maestros</dt>
          <dd>
            <Money mxn={fee} />
          </dd>
        </div>
        <div>
          <dt>{author} recibe en su saldo</dt>
          <dd>
            <Money mxn={net} strong />
          </dd>
        </div>
      </dl>
      <p className={style.muted}>
        {ends === 'finalizada'
          ? 'El proyecto quedará finalizado.'
          : 'El proyecto quedará cancelado.'}
      </p>
    </>
  );
}
