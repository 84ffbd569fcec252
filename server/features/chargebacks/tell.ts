import { lostAs } from '#domain/chargebacks/chargeback.ts';
import { sql } from 'kysely';
import { centavos, formatCentavos, type Centavos } from '#domain/money.ts';
import { longDay } from '#lib/date-words.ts';
import {
  BANK_CHANGED,
  REFUND_AGAIN,
  RELEASED_LATE,
  reasonWords,
  warningText,
} from '#domain/chargebacks/reasons.ts';
import { formatClock, mexicoDay } from '#lib/mexico-time.ts';
import type { ProviderDispute, ProviderWarning } from '#server/adapters/payments/port.ts';
import type { Trx } from '#server/db/pool.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import { recordFact } from '#server/features/projects/index.ts';
import type { Chargeback } from './queries.ts';
import type { DisputedPayment } from './settle.ts';
import { tellMember, tellSidesClosed, tellSidesOpened } from './tell-sides.ts';

const pathOf = (id: number) => `/admin/contracargos/${id}`;

/** Tells both sides and the team that a bank took a payment back. */
export async function tellOpened(
  trx: Trx,
  payment: DisputedPayment,
  { id: disputeId, amount, reason, dueAt }: ProviderDispute,
  now: Date,
): Promise<void> {
  const fact = { evento: 'contracargo', monto: amount, now } as const;
  const project = await recordFact(trx, payment.proposal_id, fact);
  const { id } = await trx
    .selectFrom('chargeback')
    .select('id')
    .where('id_dispute', '=', disputeId)
    .executeTakeFirstOrThrow();
  if (project) await tellSidesOpened(trx, project, { id, amount }, now);
  const member = await tellMember(trx, payment.id, 'contracargo_membresia', amount, now);
  await tellTeam(trx, {
    subject: `Contracargo de ${formatCentavos(amount)}`,
    text: `El banco de la tarjeta retiró el pago${member === null ? '' : ` de una membresía ${member}, que no cambia`}: ${reasonWords(reason).toLowerCase()}. ${evidenceUntil(dueAt, now)}`,
    path: pathOf(id),
  });
}

/** Tells both sides and the team what the bank decided. */
export async function tellClosed(
  trx: Trx,
  { id, payment_id, proposal_id }: Chargeback,
  closed: {
    won: boolean;
    after?: 'perdido';
    loss: Centavos;
    amount: Centavos;
    /** What goes out to the card now. */
    refunding: Centavos;
    /** What goes to the professional of a finished project, now that it is back; null of one that goes on. */
    released?: Centavos | null;
    /** Whether the professional was told that they get back what they had been charged for it. */
    repaid?: boolean;
  },
  now: Date,
): Promise<void> {
  const { won, after, loss, amount, refunding, released = null, repaid = false } = closed;
  const evento = won ? 'contracargo_ganado' : 'contracargo_perdido';
  const detalle = [
    ...(after ? [BANK_CHANGED] : []),
    ...(won && refunding > 0
      ? [`La devolución de ${formatCentavos(refunding)} ${REFUND_AGAIN}`]
      : []),
    ...(released ? [RELEASED_LATE] : []),
  ];
  const project = await recordFact(trx, proposal_id, {
    evento,
    monto: amount,
    ...(detalle.length > 0 && { detalle: detalle.join('. ') }),
    now,
  });
  if (project)
    await tellSidesClosed(trx, project, { won, amount, refunding, released, repaid }, now);
  await tellMember(
    trx,
    payment_id,
    `contracargo_membresia_${won ? 'ganado' : 'perdido'}`,
    amount,
    now,
  );
  const { estado } = await trx
    .selectFrom('chargeback')
    .select('estado')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tellTeam(trx, {
    subject: won
      ? `Contracargo ganado: vuelven ${formatCentavos(amount)}`
      : `Contracargo ${lostAs(estado).toLowerCase()}: ${formatCentavos(amount)}`,
    text: won
      ? after
        ? 'El banco cambió su decisión. Lo que se le había cobrado al profesional se le repuso, lo que el proyecto protegía vuelve a estar protegido, o va a donde fue el resto si ya terminó, y lo que se le debía al cliente se le devuelve. El resto reduce lo que había perdido la plataforma.'
        : `El banco le dio la razón a Maestros.${refunding > 0 ? ` La devolución de ${formatCentavos(refunding)} que se debía sale otra vez hacia la tarjeta.` : ''}`
      : lossWords(loss, proposal_id !== null),
    path: pathOf(id),
  });
}

function lossWords(loss: Centavos, ofProject: boolean): string {
  if (loss === 0) return 'Lo cubre lo que el proyecto tenía protegido.';
  return ofProject
    ? `${formatCentavos(loss)} ya no estaban protegidos: decide quién los pierde.`
    : 'Son de una membresía: los asume Maestros. Anota qué pasó.';
}

function evidenceUntil(dueAt: Date | null, now: Date): string {
  if (!dueAt) return 'No dijo hasta cuándo acepta pruebas: entrégalas cuanto antes.';
  return dueAt > now
    ? `Las pruebas se aceptan hasta el ${momentOf(dueAt)}.`
    : `Las pruebas se aceptaban hasta el ${momentOf(dueAt)}: el plazo ya pasó y falta que el banco decida.`;
}

const momentOf = (at: Date): string =>
  `${longDay(mexicoDay(at.getTime()))}, ${formatClock(at.getTime())}`;

/** «Pago de $500.00 de Ana Ruiz por «Pintar la sala»». */
async function paymentNamed(trx: Trx, { id }: DisputedPayment): Promise<string> {
  const { value, payer, titulo } = await trx
    .selectFrom('payment')
    .innerJoin('account', 'account.id', 'payment.account_id')
    .leftJoin('proposal', 'proposal.id', 'payment.proposal_id')
    .select(['payment.value', 'proposal.titulo'])
    .select(sql<string>`account.nombre || ' ' || account.apellidos`.as('payer'))
    .where('payment.id', '=', id)
    .executeTakeFirstOrThrow();
  return `Pago de ${formatCentavos(centavos(value))} de ${payer}${titulo === null ? '' : ` por «${titulo}»`}`;
}

const paymentPath = (id: number) => `/admin/pagos-de-clientes/${id}`;
const GIVE_BACK = 'si no es del cliente, devolverlo ahora evita el contracargo.';

function answerUntil(dueAt: Date | null, now: Date): string {
  if (dueAt && dueAt <= now)
    return `Esperaba respuesta hasta el ${momentOf(dueAt)}: ya no la recibe, y puede retirar el dinero. Revísalo: ${GIVE_BACK}`;
  const until = dueAt
    ? `Espera respuesta hasta el ${momentOf(dueAt)}.`
    : 'No dijo hasta cuándo espera respuesta.';
  return `${until} Contéstale en Stripe; ${GIVE_BACK}`;
}

/** Mails the team that a payment may be fraud. */
export const tellWarning = async (
  trx: Trx,
  payment: DisputedPayment,
  { kind }: ProviderWarning,
): Promise<void> =>
  tellTeam(trx, {
    subject: 'Un pago puede ser fraude',
    text: `${await paymentNamed(trx, payment)}. ${warningText(kind)}. El dinero no se ha movido. Revísalo: ${GIVE_BACK}`,
    path: paymentPath(payment.id),
  });

/** Mails the team that a bank asks about a payment, and until when it waits for an answer. */
export const tellInquiry = async (
  trx: Trx,
  payment: DisputedPayment,
  kind: string,
  { dueAt, now }: { dueAt: Date | null; now: Date },
): Promise<void> =>
  tellTeam(trx, {
    subject: 'El banco pregunta por un pago',
    text: `${await paymentNamed(trx, payment)}. ${warningText(kind)}. El dinero no se ha movido. ${answerUntil(dueAt, now)}`,
    path: paymentPath(payment.id),
  });

/** Mails the team that a bank asks no more, and takes nothing back. */
export const tellAnswered = async (trx: Trx, payment: DisputedPayment): Promise<void> =>
  tellTeam(trx, {
    subject: 'El banco ya no pregunta por un pago',
    text: `${await paymentNamed(trx, payment)}. El banco cerró su consulta y no retira el dinero. No hay nada que hacer.`,
    path: paymentPath(payment.id),
  });
