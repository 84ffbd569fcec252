import { formatCentavos, type Centavos } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { notify, tellTeam } from '#server/features/notifications/index.ts';
import { recordFact } from '#server/features/projects/index.ts';
import type { SentAgain } from '#server/features/refunds/index.ts';
import type { RefundedPayment } from './settle-refunds.ts';

interface Told {
  readonly amount: Centavos;
  readonly now: Date;
}

/** Where the team reads of a payment what is lost or owed again, and from where it goes on. */
const pathOf = ({ id }: RefundedPayment): string => `/admin/pagos-de-clientes/${id}`;

/** Tells both sides and the team that a refund failed after all. */
export async function tellFailedLate(
  trx: Trx,
  payment: RefundedPayment,
  { amount, now }: Told,
): Promise<void> {
  await recordFact(trx, payment.proposal_id, { evento: 'devolucion_fallida', monto: amount, now });
  if (payment.proposal_id === null)
    await notify(trx, {
      accountId: payment.account_id,
      evento: 'devolucion_fallida',
      parameters: [formatCentavos(amount), 'tu membresía'],
      now,
    });
  await tellTeam(trx, {
    subject: `Una devolución de ${formatCentavos(amount)} no llegó a la tarjeta`,
    text: 'El banco la rechazó después de que Stripe la dio por hecha. El dinero se debe otra vez: reinténtala o págala por fuera.',
    path: pathOf(payment),
  });
}

/** Tells both sides that a refund of whose failure they know is on its way after all. */
export async function tellSentAgain(trx: Trx, again: SentAgain | null, now: Date): Promise<void> {
  if (again === null) return;
  const { paymentId, proposalId, amount } = again;
  await recordFact(trx, proposalId, { evento: 'devolucion_reenviada', monto: amount, now });
  if (proposalId !== null) return;
  const { account_id: accountId } = await trx
    .selectFrom('payment')
    .select('account_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await notify(trx, {
    accountId,
    evento: 'devolucion_reenviada',
    parameters: [formatCentavos(amount), 'tu membresía'],
    now,
  });
}

/** Tells both sides and the team of a refund that was made at the provider. */
export async function tellMadeAtProvider(
  trx: Trx,
  payment: RefundedPayment,
  { amount, loss, now }: Told & { loss: Centavos },
): Promise<void> {
  await recordFact(trx, payment.proposal_id, {
    evento: 'devuelto_en_proveedor',
    monto: amount,
    now,
  });
  await tellTeam(trx, {
    subject: `Alguien devolvió ${formatCentavos(amount)} desde el panel de Stripe`,
    text:
      loss > 0
        ? `Ya está en los libros. ${formatCentavos(loss)} pasan de lo que estaba protegido: decide quién los pierde.`
        : 'Ya está en los libros, y nada lo vuelve a pedir.',
    path: pathOf(payment),
  });
}
