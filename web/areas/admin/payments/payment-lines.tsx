import { ACCOUNTS, type AccountKind, asBalance } from '#domain/ledger/accounts.ts';
import type { getPagoDeCliente } from '#contract/payments.ts';
import type { OutputOf } from '#contract/call.ts';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { OUTSIDE_WORDS } from '#domain/payments/receipt-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip, type ChipProps } from '#web/ui/chip.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { TeamLink } from '../team-link.tsx';
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

/** Why it is owed to the card; leads to what was decided, or to what the two of the project said. */
function Origin({ pago, refund }: { pago: Payment; refund: Refund }) {
  const { motivo, disputa, caso } = refund;
  const words = REASONS[motivo] ?? motivo;
  if (disputa !== null) return <Link to={paths.dispute(disputa)}>{words}</Link>;
  if (caso !== null) return <Link to={paths.teamCase(caso)}>{words} por un caso</Link>;
  return motivo === 'cancelacion' && pago.proyecto ? (
    <TeamLink to={paths.chatHistory(pago.keylogin, pago.proyecto.other_key)}>{words}</TeamLink>
  ) : (
    words
  );
}

const FAILED: Record<Refund['fallos'][number]['motivo'], string> = {
  rechazada: 'falló, el banco de la tarjeta la regresó',
  cancelada: 'falló, se canceló en Stripe',
  no_aceptada: 'falló, Stripe no la aceptó',
};

/** Refunds: sent to the card, on their way, failed, or paid another way. */
export function Refunds({ pago }: { pago: Payment }) {
  return (
    <Card as="section">
      <h2 className={style.heading}>Reembolsos</h2>
      <ul className={style.lines}>
        {pago.reembolsos.map((refund) => (
          <li key={refund.id}>
            <div>
              <p>
                <Origin pago={pago} refund={refund} /> <RefundChip estado={refund.estado} />
              </p>
              <p className={style.note}>{momentText(refund.doneAt ?? refund.createAt)}</p>
              {refund.fallos.map(({ at, motivo, id_refund }) => (
                <p key={at} className={style.note}>
                  Intento del {momentText(at)}: {FAILED[motivo]}
                  {id_refund !== '' && ` (${id_refund})`}.
                </p>
              ))}
              {refund.por_fuera && <Outside por_fuera={refund.por_fuera} />}
              {refund.estado === 'fallida' && (
                <p>
                  Se le sigue debiendo:{' '}
                  <Link to={paths.pending}>reinténtala o págala por fuera en Pendientes</Link>.
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

type Movement = Payment['movimientos'][number];

/** What happened; a bank's movement by its direction. */
function titleOf({ kind, nombre, partidas }: Movement): string {
  const moved = partidas.find(({ cuenta }) => cuenta === 'contracargo')?.amount ?? 0;
  if (kind === 'contracargo' && moved !== 0)
    return moved < 0 ? 'El banco de la tarjeta retiró el pago' : 'El banco regresó el dinero';
  return nombre;
}

/** Why held money became owed to cards, and how much of it to this one, where its project was paid with several. */
function Owed({ pago, movement }: { pago: Payment; movement: Movement }) {
  const own = pago.reembolsos.filter(({ createAt }) => createAt === movement.createAt);
  const [refund] = own;
  if (!refund) return null;
  const mine = own.reduce((sum, { amount }) => sum + amount, 0);
  const all = movement.partidas.find(({ cuenta }) => cuenta === 'devolucion')?.amount ?? mine;
  return (
    <p className={style.note}>
      Viene de: <Origin pago={pago} refund={refund} />
      {mine < all && `. De este pago son ${pesos(mine)}`}
    </p>
  );
}

/** The payment's ledger entries, each as the balance of its account reads. */
export function Movements({ pago }: { pago: Payment }) {
  const { movimientos } = pago;
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
          {movement.kind === 'reembolso' && <Owed pago={pago} movement={movement} />}
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
