import type { Cancelling } from '#contract/projects.ts';
import { centavos, subtract, toMxn, ZERO } from '#domain/money.ts';
import { cancellationSplit, whyNotCancelled } from '#domain/projects/cancellation.ts';
import { type Fee, feeOfRelease, netOf } from '#domain/projects/fee.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { refundParts } from '#server/features/refunds/index.ts';
import type { ProposalRow } from '../queries.ts';
import type { MovementRow, PaymentRow } from './facts.ts';

interface Money {
  readonly fee: Fee;
  readonly payments: readonly PaymentRow[];
  readonly movements: readonly MovementRow[];
}

/** What the team's cancelling moves at `now`, by the same rules that `cancel_proposal.php` applies. */
export async function cancellingView(
  db: Db | Trx,
  row: ProposalRow,
  { fee, payments, movements }: Money,
  now: Date,
): Promise<Cancelling> {
  const reason = whyNotCancelled(row);
  const split =
    reason === null
      ? cancellationSplit(row, 'admin', now.getTime())
      : { release: ZERO, refund: ZERO };
  const parts = await refundParts(db, { proposalId: row.id, amount: split.refund });
  const released = subtract(split.release, feeOfRelease(fee, row.liberado, split.release));
  const unpaid = subtract(row.precio ?? ZERO, row.pagado);
  const booked = (kinds: readonly string[]): number =>
    movements
      .flatMap(({ entries }) => entries)
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    por_que_no: reason,
    devuelve: toMxn(split.refund),
    tarjetas: parts.map(({ paymentId, amount }) => {
      const paid = payments.find(({ id }) => id === paymentId);
      return {
        pago: paymentId,
        tarjeta:
          paid === undefined || paid.card_last4 === ''
            ? null
            : { marca: paid.card_brand, ultimos: paid.card_last4 },
        monto: toMxn(amount),
      };
    }),
    recibe: toMxn(released),
    conserva: toMxn(netOf(fee, row.liberado)),
    sin_cobrar: toMxn(reason === null && unpaid > 0 ? unpaid : ZERO),
    comision: toMxn(centavos(booked(['comision']))),
    // The ledger's costs are negative.
    costo: toMxn(centavos(-booked(['costo_proveedor', 'costo_contracargo']))),
  };
}
