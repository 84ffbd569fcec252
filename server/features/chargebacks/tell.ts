import { formatCentavos, type Centavos } from '#domain/money.ts';
import { longDay } from '#lib/date-words.ts';
import { reasonWords } from '#domain/chargebacks/reasons.ts';
import { mexicoDay, mexicoTime } from '#lib/mexico-time.ts';
import type { ProviderDispute, ProviderWarning } from '#server/adapters/payments/port.ts';
import type { Trx } from '#server/db/pool.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import { recordFact } from '#server/features/projects/index.ts';
import type { Chargeback } from './queries.ts';
import type { DisputedPayment } from './settle.ts';

const pathOf = (id: number) => `/admin/contracargos/${id}`;

/** Tells both sides and the team that a bank took a payment back. */
export async function tellOpened(
  trx: Trx,
  payment: DisputedPayment,
  { id: disputeId, amount, reason, dueAt }: ProviderDispute,
  now: Date,
): Promise<void> {
  await recordFact(trx, payment.proposal_id, { evento: 'contracargo', monto: amount, now });
  const { id } = await trx
    .selectFrom('chargeback')
    .select('id')
    .where('id_dispute', '=', disputeId)
    .executeTakeFirstOrThrow();
  await tellTeam(trx, {
    subject: `Contracargo de ${formatCentavos(amount)}`,
    text: `El banco de la tarjeta retiró el pago: ${reasonWords(reason).toLowerCase()}.${
      dueAt
        ? ` Las pruebas se aceptan hasta el ${longDay(mexicoDay(dueAt.getTime()))}, ${mexicoTime(dueAt.getTime())}.`
        : ''
    }`,
    path: pathOf(id),
  });
}

/** Tells both sides and the team what the bank decided. */
export async function tellClosed(
  trx: Trx,
  { id, proposal_id }: Chargeback,
  closed: { won: boolean; after?: 'perdido'; loss: Centavos; amount: Centavos; now: Date },
): Promise<void> {
  const { won, after, loss, amount, now } = closed;
  const evento = won ? 'contracargo_ganado' : 'contracargo_perdido';
  const detalle = after && 'El banco cambió su decisión';
  await recordFact(trx, proposal_id, { evento, monto: amount, detalle, now });
  await tellTeam(trx, {
    subject: won
      ? `Contracargo ganado: vuelven ${formatCentavos(amount)}`
      : `Contracargo perdido: ${formatCentavos(amount)}`,
    text: won
      ? after
        ? 'El banco cambió su decisión. Lo que se le había cobrado al profesional se le repuso, lo que el proyecto protegía vuelve a estar protegido si sigue en curso, y lo que se le debía al cliente se le devuelve. El resto queda en Pérdidas como recuperado.'
        : 'El banco le dio la razón a Maestros.'
      : loss > 0
        ? `${formatCentavos(loss)} ya no estaban protegidos: decide quién los pierde.`
        : 'Lo cubre lo que el proyecto tenía protegido.',
    path: pathOf(id),
  });
}

/** Mails the team that a payment may be fraud. */
export const tellWarning = (
  trx: Trx,
  payment: DisputedPayment,
  { kind }: ProviderWarning,
): Promise<void> =>
  tellTeam(trx, {
    subject: 'Un pago puede ser fraude',
    text: `El banco de la tarjeta avisa antes de retirar un pago (${reasonWords(kind).toLowerCase()}). Revísalo: si no es del cliente, devolverlo ahora evita el contracargo.`,
    path: `/admin/pagos-de-clientes/${payment.id}`,
  });
