import type { FastifyBaseLogger } from 'fastify';
import { type Centavos, centavos, formatCentavos, subtract } from '#domain/money.ts';
import { dueNow } from '#domain/projects/can.ts';
import { ACTIVE, UNDER_WAY } from '#domain/projects/graph.ts';
import type { ProviderPayment } from '#server/adapters/payments/port.ts';
import type { Trx } from '#server/db/pool.ts';
import { recordPayment } from '#server/features/ledger/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import {
  advance,
  byId,
  keepAddress,
  lockAny,
  markPaidInFull,
  payeeOf,
  type ProposalRow,
  recordEvent,
  stopForRisk,
  touch,
  stopUnpaidClock,
} from '#server/features/projects/index.ts';
import { raise, riskOfCard } from '#server/features/risk/index.ts';
import { refundExcess } from '#server/features/refunds/index.ts';
import { markSettled, markUnpaid, paymentByProviderId } from './queries.ts';

/** Applies the provider's status of a project's payment, once. */
export async function settleProject(
  trx: Trx,
  proposalId: number,
  truth: ProviderPayment,
  now: Date,
  log: FastifyBaseLogger,
): Promise<void> {
  // Concurrent settlements of this project wait here and then see the first one's result.
  const row = await lockAny(trx, proposalId);
  const payment = await paymentByProviderId(trx, truth.id);
  if (!row || !payment || payment.settled_at) return;
  if (truth.status === 'succeeded') return receive(trx, row, truth, payment.id, now, log);
  const failed = await markUnpaid(trx, payment, truth, now);
  if (truth.card) await lookAtCard(trx, row, { paymentId: payment.id, truth, paid: null, now });
  // Once the project is over, there is nothing to retry.
  if (failed && roomFor(row) > 0)
    await recordEvent(trx, row, { evento: 'pago_fallido', actorId: null, now });
}

async function receive(
  trx: Trx,
  row: ProposalRow,
  truth: ProviderPayment,
  paymentId: number,
  now: Date,
  log: FastifyBaseLogger,
) {
  const amount = truth.received;
  const held = centavos(Math.min(amount, roomFor(row)));
  const excess = subtract(amount, held);
  const arrived = { providerId: truth.id, proposalId: row.id, held, excess, now };
  if (!(await recordPayment(trx, arrived))) return;
  await markSettled(trx, paymentId, truth, now);
  if (held > 0) await addToProject(trx, row, { amount: held, paymentId }, now);
  await lookAtCard(trx, row, { paymentId, truth, paid: amount, now });
  if (excess === 0) return;
  log.warn({ payment: paymentId, proposal: row.id }, 'a payment brought more than was due');
  await refundExcess(trx, { proposalId: row.id, paymentId, amount: excess, now });
  const after = await byId(trx, row.id);
  const returned = {
    evento: 'pago_devuelto',
    actorId: null,
    monto: excess,
    paymentId,
    now,
  } as const;
  if (after) await recordEvent(trx, after, returned);
}

/** What the rules of risk say of the card, and of whom it pays: money that both sides of one person move is stopped (4 §I). */
async function lookAtCard(
  trx: Trx,
  row: ProposalRow,
  {
    paymentId,
    truth,
    paid,
    now,
  }: { paymentId: number; truth: ProviderPayment; paid: Centavos | null; now: Date },
): Promise<void> {
  const { stops, cases } = await riskOfCard(trx, {
    proposalId: row.id,
    paymentId,
    clientId: row.client_id,
    payeeId: payeeOf(row),
    fingerprint: truth.card?.fingerprint ?? null,
    paid,
    now,
  });
  await raise(trx, cases, { proposalId: row.id, paymentId, now });
  const after = stops.length > 0 ? await byId(trx, row.id) : undefined;
  if (after && ACTIVE.includes(after.estado))
    await stopForRisk(trx, after, stops, { paymentId, now });
}

/** What a project can still receive, centavos: 0 once it is over. */
const roomFor = ({ estado, precio, pagado }: ProposalRow): number =>
  UNDER_WAY.includes(estado) && precio !== null ? Math.max(0, precio - pagado) : 0;

/** Adds the money to the project, which continues when nothing more is due, and records the event. */
async function addToProject(
  trx: Trx,
  row: ProposalRow,
  { amount, paymentId }: { amount: Centavos; paymentId: number },
  now: Date,
): Promise<void> {
  const paid = await touch(trx, row.id, now);
  if (row.pagado === 0) {
    await keepAddress(trx, row, now);
    await stopUnpaidClock(trx, row.id);
  }
  const rest = dueNow(paid);
  if (rest === 0) await markPaidInFull(trx, row.id, now);
  if (rest === 0 && paid.estado === 'por_pagar')
    await advance(trx, paid, { to: 'pagado', actor: 'payment', actorId: null, now });
  const after = await byId(trx, row.id);
  const evento = rest === 0 ? 'pago_recibido' : 'pago_parcial';
  await notify(trx, {
    accountId: row.client_id,
    evento: 'recibo',
    parameters: [formatCentavos(amount), row.titulo],
    about: paymentId,
    receipt: paymentId,
    now,
  });
  const received = { evento, actorId: null, monto: amount, paymentId, now } as const;
  if (after) await recordEvent(trx, after, received);
}
