import { sql } from 'kysely';
import { add, type Centavos, centavos, formatCentavos } from '#domain/money.ts';
import { nextRefundWatch } from '#domain/refunds/refund.ts';
import type { ProviderRefund } from '#server/adapters/payments/port.ts';
import type { Trx } from '#server/db/pool.ts';
import { recordReturned } from '#server/features/ledger/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { sendRefund as sendRefundKind } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

/** A refund that failed, or that was sent anew after it had: whose it is, and how much. */
export interface ToldRefund {
  readonly paymentId: number;
  readonly proposalId: number | null;
  readonly amount: Centavos;
}

/**
 * Saves that the provider sent it, once, and mails its client the receipt as it is now; from then on it is watched. Answers
 * what both have to be told: that a refund of whose failure they know is on its way after all.
 */
export async function sent(
  trx: Trx,
  id: number,
  { id: providerId, amount: sentAmount }: Pick<ProviderRefund, 'id' | 'amount'>,
  now: Date,
): Promise<ToldRefund | null> {
  const marked = await trx
    .updateTable('refund')
    .set({
      id_refund: providerId,
      done_at: now,
      failed_at: null,
      refused_at: null,
      asking: false,
      watch_at: new Date(nextRefundWatch(now.getTime(), now.getTime()) ?? now),
    })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning(['payment_id', 'proposal_id', 'amount'])
    // It failed late, or in all its tries until the team had it retried.
    .returning(
      sql<boolean>`old.id_refund is not null or (old.tries = 0 and old.failure is not null)`.as(
        'hadFailed',
      ),
    )
    .executeTakeFirst();
  if (!marked) return null;
  const { payment_id: paymentId, proposal_id: proposalId, amount, hadFailed } = marked;
  if (amount !== sentAmount) throw new Error(`refund ${id} is of another amount at the provider`);
  if (!(await recordReturned(trx, { providerId, proposalId, owed: sentAmount, now })))
    throw new Error(`refund ${providerId} is in the books for another`);
  if (proposalId !== null) await mailReceipt(trx, { paymentId, amount: sentAmount, now });
  return hadFailed ? { paymentId, proposalId, amount: sentAmount } : null;
}

/** What is given back of a membership is told when it is decided, with its receipt. */
async function mailReceipt(
  trx: Trx,
  { paymentId, amount, now }: { paymentId: number; amount: Centavos; now: Date },
): Promise<void> {
  const { accountId, concepto } = await trx
    .selectFrom('payment')
    .select(['account_id as accountId', 'descripcion as concepto'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await notify(trx, {
    accountId,
    evento: 'recibo_devolucion',
    parameters: [formatCentavos(amount), concepto],
    about: paymentId,
    receipt: paymentId,
    now,
  });
}

/** The provider refuses to refund what a bank has taken back and has not decided about. */
export const mayBeAsked = (refund: string) =>
  sql<boolean>`not exists (select from chargeback c
    where c.payment_id = ${sql.ref(`${refund}.payment_id`)} and c.closed_at is null)`;

/** Asks for what waited while a bank decided about a payment; answers how much that is. */
export async function sendWaiting(trx: Trx, paymentId: number, now: Date): Promise<Centavos> {
  const waiting = await trx
    .updateTable('refund')
    .set({ next_at: now, tries: 0, refused_at: null })
    .where('payment_id', '=', paymentId)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning(['id', 'amount'])
    .execute();
  // The oldest first: an update answers its rows in no order.
  waiting.sort((one, other) => one.id - other.id);
  for (const { id } of waiting) await enqueue(trx, sendRefundKind, { id }, { key: `refund:${id}` });
  return add(...waiting.map(({ amount }) => centavos(amount)));
}

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
