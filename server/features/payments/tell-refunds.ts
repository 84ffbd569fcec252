import { formatCentavos, type Centavos } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { notify, tellTeam } from '#server/features/notifications/index.ts';
import { recordEvent, touch } from '#server/features/projects/index.ts';
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
  await tellProject(trx, payment, { evento: 'devolucion_fallida', monto: amount, now });
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
  await tellProject(trx, payment, { evento: 'devuelto_en_proveedor', monto: amount, now });
  await tellTeam(trx, {
    subject: `Alguien devolvió ${formatCentavos(amount)} desde el panel de Stripe`,
    text:
      loss > 0
        ? `Ya está en los libros. ${formatCentavos(loss)} pasan de lo que estaba protegido: decide quién los pierde.`
        : 'Ya está en los libros, y nada lo vuelve a pedir.',
    path: loss > 0 ? '/admin' : `/admin/pagos-de-clientes/${payment.id}`,
  });
}

async function tellProject(
  trx: Trx,
  { proposal_id }: RefundedPayment,
  event: Omit<Parameters<typeof recordEvent>[2], 'actorId'>,
): Promise<void> {
  if (proposal_id === null) return;
  const row = await touch(trx, proposal_id, event.now);
  await recordEvent(trx, row, { ...event, actorId: null });
}
