import {
  ACCOUNTS,
  type AccountKind,
  asBalance,
  MOVEMENTS,
  type MovementKind,
} from '#domain/ledger/accounts.ts';
import type { getPagoDeCliente } from '#contract/payments.ts';
import type { OutputOf } from '#contract/call.ts';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { OUTSIDE_WORDS } from '#web/shared/payments/receipt-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip, type ChipProps } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { bookedText, momentText } from '../words.ts';
import style from './payments.module.css';

type Payment = OutputOf<typeof getPagoDeCliente>['pago'];

const REASONS: Record<string, string> = {
  cancelacion: 'Cancelación',
  disputa: 'Disputa',
  excedente: 'Llegó de más',
  proveedor: 'Devuelto desde el panel de Stripe',
};

type Refund = Payment['reembolsos'][number];

const STATES: Record<Refund['estado'], readonly [text: string, tone: ChipProps['tone']]> = {
  pendiente: ['En camino', 'sun'],
  hecha: ['Enviado', 'success'],
  fallida: ['No llegó', 'error'],
  liquidada_por_fuera: ['Liquidada por fuera', 'success'],
};

function RefundChip({ estado }: Pick<Refund, 'estado'>) {
  const [text, tone] = STATES[estado];
  return <Chip tone={tone}>{text}</Chip>;
}

function Outside({ por_fuera }: { por_fuera: NonNullable<Refund['por_fuera']> }) {
  const { como, clave, motivo, por } = por_fuera;
  return (
    <p className={style.note}>
      La pagó {por} {OUTSIDE_WORDS[como]}, clave {clave}. Motivo: {motivo}
    </p>
  );
}

/** Refunds: sent to the card, on their way, failed, or paid another way. */
export function Refunds({ reembolsos }: Pick<Payment, 'reembolsos'>) {
  return (
    <Card as="section">
      <h2 className={style.heading}>Reembolsos</h2>
      <ul className={style.lines}>
        {reembolsos.map((refund) => (
          <li key={refund.id}>
            <div>
              <p>
                {REASONS[refund.motivo] ?? refund.motivo} <RefundChip estado={refund.estado} />
              </p>
              <p className={style.note}>{momentText(refund.doneAt ?? refund.createAt)}</p>
              {refund.por_fuera && <Outside por_fuera={refund.por_fuera} />}
              {refund.estado === 'fallida' && (
                <p>
                  Se le sigue debiendo:{' '}
                  <Link to={paths.admin}>reinténtala o págala por fuera en Pendientes</Link>.
                </p>
              )}
              {refund.id_refund && (
                <p className={style.note}>
                  {refund.por_fuera && 'En Stripe no llegó: '}
                  {refund.id_refund}
                </p>
              )}
            </div>
            <Money mxn={refund.amount} strong />
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
          <p className={style.note}>{bookedText(movement)}</p>
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
