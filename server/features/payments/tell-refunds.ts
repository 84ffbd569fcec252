import { add, centavos, formatCentavos, type Centavos } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { notify, tellTeam } from '#server/features/notifications/index.ts';
import { recordFact } from '#server/features/projects/index.ts';
import type { ToldRefund } from '#server/features/refunds/index.ts';
import type { RefundedPayment } from './settle-refunds.ts';

interface Told {
  readonly amount: Centavos;
  readonly now: Date;
}

/** Where the team reads of a payment what is lost or owed again, and from where it goes on. */
const pathOf = ({ id }: Pick<RefundedPayment, 'id'>): string => `/admin/pagos-de-clientes/${id}`;

/** Tells both sides and the team that a refund failed after all: how much is owed again, and what nobody is owed of it. */
export async function tellFailedLate(
  trx: Trx,
  payment: RefundedPayment,
  { amount, lost, now }: Told & { lost: Centavos },
): Promise<void> {
  const { proposal_id: proposalId } = payment;
  const told = [
    { evento: 'devolucion_de_mas', monto: lost },
    { evento: 'devolucion_fallida', monto: amount },
  ] as const;
  for (const { evento, monto } of told)
    if (monto > 0) {
      await recordFact(trx, proposalId, { evento, monto, now });
      if (proposalId === null)
        await tellHolder(trx, evento, { paymentId: payment.id, amount: monto, now });
    }
  await tellTeam(trx, {
    subject: `Una devolución de ${formatCentavos(add(amount, lost))} no llegó a la tarjeta`,
    text: `El banco la rechazó después de que Stripe la dio por hecha. ${await whatNow(trx, payment, { amount, lost })}`,
    path: pathOf(payment),
  });
}

async function whatNow(
  trx: Trx,
  payment: RefundedPayment,
  { amount, lost }: { amount: Centavos; lost: Centavos },
): Promise<string> {
  if (amount === 0)
    return 'El cliente ya tenía ese dinero de otra forma: nada se debe otra vez, y ya no es una pérdida.';
  const rest =
    lost > 0
      ? `${formatCentavos(lost)} ya los tenía el cliente de otra forma: no se deben y ya no son una pérdida. `
      : '';
  const before = await paidOutside(trx, payment.id);
  return before > 0
    ? `${rest}De este pago ya se pagaron ${formatCentavos(before)} por otro medio: revisa si todavía se deben ${formatCentavos(amount)}.`
    : `${rest}Se deben otra vez ${formatCentavos(amount)}: reinténtala o págala por fuera.`;
}

/** What of a payment the team paid back another way than to its card: to send that as well would pay it twice. */
async function paidOutside(trx: Trx, paymentId: number): Promise<Centavos> {
  const paid = await trx
    .selectFrom('refund')
    .select('amount')
    .where('payment_id', '=', paymentId)
    .where('outside_by', 'is not', null)
    .execute();
  return add(...paid.map((row) => centavos(row.amount)));
}

/** Tells both sides and the team that the provider refused a refund in all its tries. */
export async function tellRefused(
  trx: Trx,
  { paymentId, proposalId, amount }: ToldRefund,
  now: Date,
): Promise<void> {
  await recordFact(trx, proposalId, { evento: 'devolucion_fallida', monto: amount, now });
  if (proposalId === null) await tellHolder(trx, 'devolucion_fallida', { paymentId, amount, now });
  await tellTeam(trx, {
    subject: `Stripe no aceptó una devolución de ${formatCentavos(amount)}`,
    text: 'La rechazó cada vez que se le pidió. El dinero se debe: reinténtala o págala por fuera.',
    path: pathOf({ id: paymentId }),
  });
}

/** Tells both sides that a refund of whose failure they know is on its way after all. */
export async function tellSentAgain(trx: Trx, again: ToldRefund | null, now: Date): Promise<void> {
  if (again === null) return;
  const { paymentId, proposalId, amount } = again;
  await recordFact(trx, proposalId, { evento: 'devolucion_reenviada', monto: amount, now });
  if (proposalId === null)
    await tellHolder(trx, 'devolucion_reenviada', { paymentId, amount, now });
}

type HeldEvent =
  | 'devolucion_fallida'
  | 'devolucion_reenviada'
  | 'devolucion_de_mas'
  | 'devuelto_en_proveedor';

/** Tells who paid a membership what became of its refund. */
async function tellHolder(
  trx: Trx,
  evento: HeldEvent,
  { paymentId, amount, now }: Told & { paymentId: number },
): Promise<void> {
  const { account_id: accountId } = await trx
    .selectFrom('payment')
    .select('account_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const parameters = [formatCentavos(amount), 'tu membresía'];
  await notify(trx, { accountId, evento, parameters, now });
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
  if (payment.proposal_id === null)
    await tellHolder(trx, 'devuelto_en_proveedor', { paymentId: payment.id, amount, now });
  await tellTeam(trx, {
    subject: `Alguien devolvió ${formatCentavos(amount)} desde el panel de Stripe`,
    text:
      loss > 0
        ? `Ya está en los libros. ${formatCentavos(loss)} pasan de lo que estaba protegido: decide quién los pierde.`
        : 'Ya está en los libros, y nada lo vuelve a pedir.',
    path: pathOf(payment),
  });
}
