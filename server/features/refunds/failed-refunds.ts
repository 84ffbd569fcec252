import type { OutsideWay } from '#domain/refunds/refund.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { sendRefund } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

/** Refunds that failed in all tries, by id, after the id `after`. */
export const failedRefunds = (db: Db, after: number, rows: number) =>
  db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select([
      'r.id',
      'r.amount',
      'r.payment_id',
      'r.tries',
      'r.failure',
      'r.created_at',
      'r.failed_at',
      'r.failed_late',
    ])
    .select(['a.keylogin', 'a.nombre', 'a.apellidos', 'a.deleted_at'])
    .where('r.done_at', 'is', null)
    .where('r.failed_at', 'is not', null)
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(rows)
    .execute();

/** Retries a failed refund; answers its facts, or undefined when there is none. */
export async function retryRefund(trx: Trx, id: number, now: Date) {
  const refund = await trx
    .updateTable('refund as r')
    .from('payment as p')
    .set({ tries: 0, failed_at: null, failed_late: false, next_at: now })
    .whereRef('p.id', '=', 'r.payment_id')
    .where('r.id', '=', id)
    .where('r.done_at', 'is', null)
    .where('r.failed_at', 'is not', null)
    .returning(['r.amount', 'r.tries', 'p.account_id'])
    .executeTakeFirst();
  if (refund) await enqueue(trx, sendRefund, { id }, { key: `refund:${id}` });
  return refund;
}

interface Outside {
  /** The administrator. */
  readonly by: number;
  readonly how: OutsideWay;
  /** The tracking key, or what the proof is filed under. */
  readonly key: string;
  readonly reason: string;
}

/** Marks a failed refund as paid another way; answers its facts, or undefined when there is none. */
export const settleOutside = (trx: Trx, id: number, outside: Outside, now: Date) =>
  trx
    .updateTable('refund as r')
    .from('payment as p')
    .set({
      done_at: now,
      failed_at: null,
      outside_by: outside.by,
      outside_how: outside.how,
      outside_key: outside.key,
      outside_reason: outside.reason,
    })
    .whereRef('p.id', '=', 'r.payment_id')
    .where('r.id', '=', id)
    .where('r.done_at', 'is', null)
    .where('r.failed_at', 'is not', null)
    .returning(['r.amount', 'r.proposal_id', 'p.account_id'])
    .executeTakeFirst();
