import {
  ACCOUNTS,
  type AccountKind,
  asBalance,
  MOVEMENTS,
  type MovementKind,
} from '#domain/ledger/accounts.ts';
import type { getPagoDeCliente } from '#contract/payments.ts';
import type { OutputOf } from '#contract/call.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { momentText } from '../words.ts';
import style from './payments.module.css';

type Payment = OutputOf<typeof getPagoDeCliente>['pago'];

const REASONS: Record<string, string> = {
  cancelacion: 'Cancelación',
  disputa: 'Disputa',
  excedente: 'Llegó de más',
  proveedor: 'Devuelto desde el panel de Stripe',
};

/** Refunds to the card, sent or pending. */
export function Refunds({ reembolsos }: Pick<Payment, 'reembolsos'>) {
  return (
    <Card as="section">
      <h2 className={style.heading}>Reembolsos</h2>
      <ul className={style.lines}>
        {reembolsos.map(({ id, amount, motivo, id_refund, createAt, doneAt }) => (
          <li key={id}>
            <div>
              <p>
                {REASONS[motivo] ?? motivo}{' '}
                <Chip tone={doneAt ? 'success' : 'sun'}>{doneAt ? 'Enviado' : 'En camino'}</Chip>
              </p>
              <p className={style.note}>{momentText(doneAt ?? createAt)}</p>
              {id_refund && <p className={style.note}>{id_refund}</p>}
            </div>
            <Money mxn={amount} strong />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What happened; a bank's movement by its direction. */
function titleOf({ kind, partidas }: Payment['movimientos'][number]): string {
  const moved = partidas.find(({ cuenta }) => cuenta === 'contracargo')?.amount ?? 0;
  if (kind === 'contracargo' && moved !== 0)
    return moved < 0 ? 'El banco de la tarjeta retiró el pago' : 'El banco regresó el dinero';
  return MOVEMENTS[kind as MovementKind] ?? kind;
}

/** The payment's ledger entries, each as the balance of its account reads. */
export function Movements({ movimientos }: Pick<Payment, 'movimientos'>) {
  return (
    <Card as="section">
      <h2 className={style.heading}>Movimientos en los libros</h2>
      {movimientos.length === 0 && (
        <p className={style.none}>
          El dinero no ha llegado: los libros no dicen nada de este pago.
        </p>
      )}
      {movimientos.map((movement) => (
        <section key={movement.id} className={style.movement}>
          <h3>{titleOf(movement)}</h3>
          <p className={style.note}>{momentText(movement.createAt)}</p>
          <dl className={style.parts}>
            {movement.partidas.map(({ cuenta, amount }) => (
              <div key={cuenta}>
                <dt>{ACCOUNTS[cuenta as AccountKind]?.name ?? cuenta}</dt>
                <dd>
                  <Money
                    mxn={cuenta in ACCOUNTS ? asBalance(cuenta as AccountKind, amount) : amount}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Card>
  );
}
