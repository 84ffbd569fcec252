import { centavos } from '#domain/money.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordReturned } from '#server/features/ledger/index.ts';

/** Asks the provider for a refund, once however often it is called, and writes down that it was sent. */
export async function sendRefund(services: Services, id: number): Promise<void> {
  const refund = await waiting(services.db, id);
  if (!refund?.id_payment) return;
  const sent = await services.payments.refund({
    paymentId: refund.id_payment,
    amount: centavos(refund.amount),
    key: refund.idempotency_key,
  });
  // On its way, or refused: the job is tried again and finds out.
  if (sent.status !== 'succeeded') throw new Error(`refund ${id} is ${sent.status}`);
  const now = services.clock();
  await inTransaction(services.db, async (trx) => {
    const marked = await trx
      .updateTable('refund')
      .set({ id_refund: sent.id, done_at: now })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .returning(['proposal_id', 'amount'])
      .executeTakeFirst();
    if (!marked) return;
    const { proposal_id: proposalId, amount } = marked;
    const returned = { providerId: sent.id, proposalId, amount: centavos(amount), now };
    if (!(await recordReturned(trx, returned)))
      throw new Error(`refund ${sent.id} is in the books for another`);
  });
}

const waiting = (db: Db, id: number) =>
  db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select(['r.amount', 'r.idempotency_key', 'p.id_payment'])
    .where('r.id', '=', id)
    .where('r.done_at', 'is', null)
    .executeTakeFirst();

/** Refunds that nobody has heard of since `before`, the oldest first. */
export const waitingRefunds = (trx: Trx, before: Date, most: number) =>
  trx
    .selectFrom('refund')
    .select('id')
    .where('done_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('id')
    .limit(most)
    .execute();
