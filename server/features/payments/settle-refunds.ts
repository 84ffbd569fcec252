import { sql } from 'kysely';
import { add, type Centavos, centavos, subtract, ZERO } from '#domain/money.ts';
import { nextRefundWatch } from '#domain/refunds/refund.ts';
import type { ProviderRefund } from '#server/adapters/payments/port.ts';
import type { Trx } from '#server/db/pool.ts';
import { coverByLost, undoLoss } from '#server/features/chargebacks/index.ts';
import { recordReturned, recordReturnFailed } from '#server/features/ledger/index.ts';
import { coverOpen, keepFailures, sent } from '#server/features/refunds/index.ts';
import { tellFailedLate, tellMadeAtProvider, tellSentAgain } from './tell-refunds.ts';

/** A settled payment whose project or membership is locked. */
export interface RefundedPayment {
  readonly id: number;
  readonly account_id: number;
  readonly proposal_id: number | null;
}

/**
 * Brings what is stored of a payment's refunds to what the provider says of them (4 §A): one that it sent, one that failed
 * after all, and one that somebody made there. Repeating it changes nothing.
 */
export async function settleRefunds(
  trx: Trx,
  payment: RefundedPayment,
  refunds: readonly ProviderRefund[],
  now: Date,
): Promise<void> {
  for (const refund of refunds) {
    const rows = await rowsOf(trx, payment, refund);
    const failed = refund.status === 'failed' || refund.status === 'canceled';
    if (rows.length === 0) {
      if (refund.status === 'succeeded') await madeAtProvider(trx, payment, refund, now);
    } else if (failed) await failedLate(trx, payment, refund, now);
    else if (refund.status === 'succeeded')
      for (const { id, done_at } of rows)
        if (done_at === null) await tellSentAgain(trx, await sent(trx, id, refund, now), now);
  }
  await watchOn(trx, payment.id, now);
}

/** What is stored of a refund of the provider's: what it was sent for, or what we asked it for. */
const rowsOf = (trx: Trx, payment: RefundedPayment, { id, key }: ProviderRefund) =>
  trx
    .selectFrom('refund')
    .select(['id', 'done_at'])
    .where('payment_id', '=', payment.id)
    .where(({ or, eb }) =>
      or([eb('id_refund', '=', id), eb(sql<string>`idempotency_key::text`, '=', key ?? '')]),
    )
    .orderBy('id')
    .execute();

/**
 * A refund that was sent failed: it is owed again, and waits for the team. What of it was a loss is owed to nobody where the
 * rest that went back is more than was paid: its client has that money.
 */
async function failedLate(
  trx: Trx,
  payment: RefundedPayment,
  { id: providerId, status: failure }: ProviderRefund,
  now: Date,
): Promise<void> {
  const rows = await trx
    .updateTable('refund')
    .set({ done_at: null, watch_at: null, failed_at: now, failed_late: true, failure })
    .where('payment_id', '=', payment.id)
    .where('id_refund', '=', providerId)
    .where('done_at', 'is not', null)
    .where('outside_by', 'is', null)
    .returning(['id', 'payment_id', 'id_refund', 'amount'])
    .execute();
  if (rows.length === 0) return;
  await keepFailures(trx, rows, { failure, now });
  const amount = add(...rows.map((row) => centavos(row.amount)));
  const { proposal_id: proposalId } = payment;
  if (!(await recordReturnFailed(trx, { providerId, proposalId, amount, now })))
    throw new Error(`refund ${providerId} has failed before`);
  const lost = await notOwed(trx, payment.id, rows, { providerId, now });
  await tellFailedLate(trx, payment, { amount: subtract(amount, lost), lost, now });
}

/** How much more goes back of a payment than was paid: to its card, another way, or to a bank that took it. */
async function overpaidOf(trx: Trx, paymentId: number): Promise<Centavos> {
  const { over } = await trx
    .selectFrom('payment as p')
    .select(
      sql<number>`(select sum(r.amount) from refund r where r.payment_id = p.id) - p.value + coalesce(
        (select sum(c.amount - coalesce(
            (select sum(r.amount) from refund r where r.chargeback_id = c.id), 0))
          from chargeback c where c.payment_id = p.id and c.won is false), 0)`.as('over'),
    )
    .where('p.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return centavos(Math.max(0, Number(over)));
}

/**
 * Takes what was a loss out of what is owed by refunds that failed, where their client would have it twice; answers how much
 * that is. What was lost by these refunds comes first, then what a bank took of the same payment.
 */
async function notOwed(
  trx: Trx,
  paymentId: number,
  rows: readonly { id: number; amount: number }[],
  failed: { providerId: string; now: Date },
): Promise<Centavos> {
  if ((await overpaidOf(trx, paymentId)) === 0) return ZERO;
  let lost = ZERO;
  for (const { id, amount } of rows) {
    const part = await undoLoss(trx, id, failed);
    if (part === 0) continue;
    lost = add(lost, part);
    if (part === amount) await trx.deleteFrom('refund').where('id', '=', id).execute();
    else
      await trx
        .updateTable('refund')
        .set({ amount: amount - part, idempotency_key: sql<string>`gen_random_uuid()` })
        .where('id', '=', id)
        .execute();
  }
  const owed = subtract(add(...rows.map((row) => centavos(row.amount))), lost);
  const over = centavos(Math.min(owed, await overpaidOf(trx, paymentId)));
  return add(lost, await coverByLost(trx, paymentId, over, failed));
}

/**
 * A refund that somebody made in the provider's dashboard: it settles what is owed to the card already, then takes what
 * the project holds; what exceeds that is a loss that waits for a decision.
 */
async function madeAtProvider(
  trx: Trx,
  payment: RefundedPayment,
  refund: ProviderRefund,
  now: Date,
): Promise<void> {
  const { proposal_id: proposalId } = payment;
  const by = { id_refund: refund.id, ...done(now) };
  const owed = await coverOpen(trx, payment.id, refund.amount, by);
  const rest = subtract(refund.amount, owed);
  const held = centavos(Math.min(rest, await heldFor(trx, proposalId)));
  const loss = subtract(rest, held);
  const amounts = { owed, held, loss };
  if (!(await recordReturned(trx, { providerId: refund.id, proposalId, ...amounts, now })))
    throw new Error(`refund ${refund.id} is in the books already`);
  if (rest > 0) {
    const { id } = await trx
      .insertInto('refund')
      .values({
        payment_id: payment.id,
        proposal_id: proposalId,
        amount: rest,
        motivo: 'proveedor',
        id_refund: refund.id,
        created_at: now,
        ...done(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (loss > 0)
      await trx
        .insertInto('loss')
        .values({
          payment_id: payment.id,
          proposal_id: proposalId,
          refund_id: id,
          amount: loss,
          created_at: now,
        })
        .execute();
  }
  await tellMadeAtProvider(trx, payment, { amount: refund.amount, loss, now });
}

const done = (now: Date) => ({
  done_at: now,
  watch_at: new Date(nextRefundWatch(now.getTime(), now.getTime()) ?? now),
});

async function heldFor(trx: Trx, proposalId: number | null): Promise<number> {
  if (proposalId === null) return ZERO;
  const account = await trx
    .selectFrom('ledger_account')
    .select('balance')
    .where('kind', '=', sql.lit('retenido'))
    .where('proposal_id', '=', proposalId)
    .executeTakeFirst();
  return account?.balance ?? ZERO;
}

/** When to ask next about what is done. */
async function watchOn(trx: Trx, paymentId: number, now: Date): Promise<void> {
  const due = await trx
    .selectFrom('refund')
    .select(['id', 'done_at'])
    .where('payment_id', '=', paymentId)
    .where('watch_at', '<=', now)
    .execute();
  for (const { id, done_at } of due) {
    const next = nextRefundWatch(done_at?.getTime() ?? 0, now.getTime());
    await trx
      .updateTable('refund')
      .set({ watch_at: next === null ? null : new Date(next) })
      .where('id', '=', id)
      .execute();
  }
}
