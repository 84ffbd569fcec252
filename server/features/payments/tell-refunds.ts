import { formatCentavos, type Centavos } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { notify, tellTeam } from '#server/features/notifications/index.ts';
import { recordFact } from '#server/features/projects/index.ts';
import type { RefundedPayment } from './settle-refunds.ts';

interface Told {
  readonly amount: Centavos;
  readonly now: Date;
}

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
    path: '/admin',
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
    path: loss > 0 ? '/admin/contracargos' : `/admin/pagos-de-clientes/${payment.id}`,
  });
}
