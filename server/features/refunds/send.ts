import { sql } from 'kysely';
import { centavos } from '#domain/money.ts';
import {
  nextRefundLook,
  nextRefundTry,
  nextRefundWatch,
  REFUND_ASKED_MS,
} from '#domain/refunds/refund.ts';
import { type ProviderRefund, ProviderRefused } from '#server/adapters/payments/port.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordReturned } from '#server/features/ledger/index.ts';
import { sendRefund as sendRefundKind } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

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
    return inTransaction(services.db, (trx) => sent(trx, id, answer, now));
  if (status === 'failed' || status === 'canceled')
    return refused(services.db, refund, status, now);
  const next = new Date(nextRefundLook(refund.created_at.getTime(), now.getTime()));
  await claimed(services.db, refund).set({ next_at: next }).execute();
}

/** Saves that the provider sent it, once; from then on it is watched. */
export async function sent(
  trx: Trx,
  id: number,
  { id: providerId, amount: sentAmount }: Pick<ProviderRefund, 'id' | 'amount'>,
  now: Date,
): Promise<void> {
  const marked = await trx
    .updateTable('refund')
    .set({
      id_refund: providerId,
      done_at: now,
      failed_at: null,
      watch_at: new Date(nextRefundWatch(now.getTime(), now.getTime()) ?? now),
    })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning(['proposal_id', 'amount'])
    .executeTakeFirst();
  if (!marked) return;
  const { proposal_id: proposalId, amount } = marked;
  if (amount !== sentAmount) throw new Error(`refund ${id} is of another amount at the provider`);
  if (!(await recordReturned(trx, { providerId, proposalId, owed: sentAmount, now })))
    throw new Error(`refund ${providerId} is in the books for another`);
}

type ClaimedRefund = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Saves a refusal: the refund is retried later, and has failed after the last try. */
async function refused(db: Db, refund: ClaimedRefund, failure: string, now: Date): Promise<void> {
  const tries = refund.tries + 1;
  const next = nextRefundTry(tries, now.getTime());
  await claimed(db, refund)
    .set({ tries, failure, ...(next === null ? { failed_at: now } : { next_at: new Date(next) }) })
    .execute();
}

/** Updates a claimed refund, unless somebody has changed it meanwhile. */
const claimed = (db: Db, { id, tries }: ClaimedRefund) =>
  db
    .updateTable('refund')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('tries', '=', tries);

/** The provider refuses to refund what a bank has taken back and has not decided about. */
const mayBeAsked = (refund: string) =>
  sql<boolean>`not exists (select from chargeback c
    where c.payment_id = ${sql.ref(`${refund}.payment_id`)} and c.closed_at is null)`;

/** Asks for what waited while a bank decided about a payment. */
export async function sendWaiting(trx: Trx, paymentId: number, now: Date): Promise<void> {
  const waiting = await trx
    .updateTable('refund')
    .set({ next_at: now, tries: 0 })
    .where('payment_id', '=', paymentId)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of waiting) await enqueue(trx, sendRefundKind, { id }, { key: `refund:${id}` });
}

/** Claims a due refund, so that no other process requests it meanwhile. */
const claim = (db: Db, id: number, now: Date) =>
  db
    .updateTable('refund as r')
    .from('payment as p')
    .set({ next_at: new Date(now.getTime() + REFUND_ASKED_MS) })
    .whereRef('p.id', '=', 'r.payment_id')
    .where('r.id', '=', id)
    .where('r.done_at', 'is', null)
    .where('r.failed_at', 'is', null)
    .where('r.next_at', '<=', now)
    .where(mayBeAsked('r'))
    .returning(['r.id', 'r.amount', 'r.idempotency_key', 'r.tries', 'r.created_at', 'p.id_payment'])
    .executeTakeFirst();

/** Refunds that are due, the longest wait first. */
export const dueRefunds = (trx: Trx, now: Date, most: number) =>
  trx
    .selectFrom('refund as r')
    .select('r.id')
    .where('r.done_at', 'is', null)
    .where('r.failed_at', 'is', null)
    .where('r.next_at', '<=', now)
    .where(mayBeAsked('r'))
    .orderBy('r.next_at')
    .limit(most)
    .execute();

/** Payments with refunds whose next look is due, the longest wait first. */
export async function watchedRefunds(trx: Trx, now: Date, most: number) {
  const rows = await trx
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select('p.id_payment')
    .where('r.watch_at', '<=', now)
    .orderBy('r.watch_at')
    .limit(most)
    .execute();
  return [...new Set(rows.map(({ id_payment }) => id_payment))].flatMap((providerId) =>
    providerId === null ? [] : { providerId },
  );
}
