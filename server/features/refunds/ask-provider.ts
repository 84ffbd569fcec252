import { centavos } from '#domain/money.ts';
import { nextRefundLook, nextRefundTry, REFUND_ASKED_MS } from '#domain/refunds/refund.ts';
import { ProviderRefused } from '#server/adapters/payments/port.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tellRefused, tellSentAgain } from '#server/features/payments/index.ts';
import { keepFailures } from './failures.ts';
import { mayBeAsked, sent } from './send.ts';

/**
 * Requests a due refund at the provider, once however often it is called, and saves the result: sent, still under
 * way, or refused and retried later, until it counts as failed and waits for the team.
 */
export async function sendRefund(services: Services, id: number): Promise<void> {
  const refund = await claim(services.db, id, services.clock());
  if (!refund?.id_payment) return;
  const answer = await services.payments
    .refund({
      paymentId: refund.id_payment,
      amount: centavos(refund.amount),
      key: refund.idempotency_key,
    })
    .catch((error: unknown) => {
      if (error instanceof ProviderRefused) return error;
      throw error;
    });
  const now = services.clock();
  if (answer instanceof ProviderRefused) return refused(services.db, refund, answer.message, now);
  const { status } = answer;
  if (status === 'succeeded')
    return inTransaction(services.db, async (trx) =>
      tellSentAgain(trx, await sent(trx, id, answer, now), now),
    );
  if (status === 'failed' || status === 'canceled')
    return refused(services.db, refund, status, now);
  const next = new Date(nextRefundLook(refund.created_at.getTime(), now.getTime()));
  await claimed(services.db, refund)
    .set({ next_at: next, asking: false, refused_at: null })
    .execute();
}

type ClaimedRefund = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Saves a refusal, which the team sees from the first one on: the refund is retried later, and after the last try it has failed, of which all are told. */
async function refused(db: Db, refund: ClaimedRefund, failure: string, now: Date): Promise<void> {
  const tries = refund.tries + 1;
  const next = nextRefundTry(tries, now.getTime());
  if (next !== null) {
    await claimed(db, refund)
      .set((old) => ({
        tries,
        failure,
        next_at: new Date(next),
        asking: false,
        refused_at: old.fn.coalesce('refused_at', old.val(now)),
      }))
      .execute();
    return;
  }
  await inTransaction(db, async (trx) => {
    const failed = await claimed(trx, refund)
      .set({ tries, failure, failed_at: now, asking: false, refused_at: null })
      .returning(['id', 'payment_id', 'proposal_id'])
      .executeTakeFirst();
    if (!failed) return;
    // The provider made none, or one that its answer says no more about.
    await keepFailures(trx, [{ ...failed, id_refund: null }], { failure, now });
    const { payment_id: paymentId, proposal_id: proposalId } = failed;
    await tellRefused(trx, { paymentId, proposalId, amount: centavos(refund.amount) }, now);
  });
}

/** Updates a claimed refund, unless somebody has changed it meanwhile. */
const claimed = (db: Db | Trx, { id, tries }: ClaimedRefund) =>
  db
    .updateTable('refund')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('tries', '=', tries);

/** Claims a due refund, so that no other process requests it meanwhile. */
const claim = (db: Db, id: number, now: Date) =>
  db
    .updateTable('refund as r')
    .from('payment as p')
    .set({ next_at: new Date(now.getTime() + REFUND_ASKED_MS), asking: true })
    .whereRef('p.id', '=', 'r.payment_id')
    .where('r.id', '=', id)
    .where('r.done_at', 'is', null)
    .where('r.failed_at', 'is', null)
    .where('r.next_at', '<=', now)
    .where(mayBeAsked('r'))
    .returning(['r.id', 'r.amount', 'r.idempotency_key', 'r.tries', 'r.created_at', 'p.id_payment'])
    .executeTakeFirst();
