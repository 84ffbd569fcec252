import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { OutsideWay } from '#domain/refunds/refund.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { sendRefund } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

/** What waits for the team: a refund that failed in all its tries, or one that the provider has refused so far. */
export const isRefused = (refund: string): RawBuilder<SqlBool> => {
  const of = (column: string) => sql.ref(`${refund}.${column}`);
  return sql<SqlBool>`${of('done_at')} is null
    and (${of('failed_at')} is not null or ${of('refused_at')} is not null)`;
};

/** Of them, whose answer is known: while the provider is being asked it may be paying. */
const isDecided = (refund: string): RawBuilder<SqlBool> => {
  const of = (column: string) => sql.ref(`${refund}.${column}`);
  return sql<SqlBool>`${isRefused(refund)} and (${of('failed_at')} is not null or not ${of('asking')})`;
};

/** Refunds that the provider refused, by id, after the id `after`. */
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
      'r.refused_at',
      'r.next_at',
      'r.failed_late',
    ])
    .select(['a.keylogin', 'a.nombre', 'a.apellidos', 'a.deleted_at'])
    .where(isRefused('r'))
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(rows)
    .execute();

/** Retries a refused refund; answers its facts, or undefined when there is none. */
export async function retryRefund(trx: Trx, id: number, now: Date) {
  const refund = await trx
    .updateTable('refund as r')
    .from('payment as p')
    .set((old) => ({
      // One that has not failed yet has only its next try brought forward.
      tries: old.case().when('r.failed_at', 'is', null).then(old.ref('r.tries')).else(0).end(),
      failed_at: null,
      failed_late: false,
      refused_at: null,
      next_at: now,
    }))
    .whereRef('p.id', '=', 'r.payment_id')
    .where('r.id', '=', id)
    .where(isDecided('r'))
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

/** Marks a refused refund as paid another way; answers its facts, or undefined when there is none. */
export const settleOutside = (trx: Trx, id: number, outside: Outside, now: Date) =>
  trx
    .updateTable('refund as r')
    .from('payment as p')
    .set({
      done_at: now,
      failed_at: null,
      refused_at: null,
      outside_by: outside.by,
      outside_how: outside.how,
      outside_key: outside.key,
      outside_reason: outside.reason,
    })
    .whereRef('p.id', '=', 'r.payment_id')
    .where('r.id', '=', id)
    .where(isDecided('r'))
    .returning(['r.amount', 'r.proposal_id', 'p.account_id'])
    .executeTakeFirst();
