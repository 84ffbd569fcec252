import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { payableBalances } from './balances.ts';

/**
 * Begins a Wednesday's batch, once: stores who can be paid now with their balance; nobody is added later. False
 * when the batch is already finished.
 */
export const beginBatch = (db: Db, fecha: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const begun = await trx
      .insertInto('payout_batch')
      .values({ fecha, started_at: now })
      .onConflict((conflict) => conflict.column('fecha').doNothing())
      .returning('fecha')
      .executeTakeFirst();
    if (begun) {
      // Payouts that failed the Wednesday before are still balances, so this batch includes them.
      await trx.deleteFrom('payout_due').execute();
      await trx
        .insertInto('payout_due')
        .columns(['account_id', 'amount', 'fecha'])
        .expression(payableBalances(trx, now).select(sql<string>`${fecha}::date`.as('fecha')))
        .execute();
    }
    const batch = await trx
      .selectFrom('payout_batch')
      .select('completed_at')
      .where('fecha', '=', fecha)
      .executeTakeFirstOrThrow();
    return batch.completed_at === null;
  });

export const finishBatch = (db: Db, fecha: string, now: Date) =>
  db
    .updateTable('payout_batch')
    .set({ completed_at: now })
    .where('fecha', '=', fecha)
    .where('completed_at', 'is', null)
    .execute();

/** Who is still to be paid in a Wednesday's batch, by id, after the id `after`. */
export const duePage = (
  db: Db,
  { fecha, after, rows }: { fecha: string; after: number; rows: number },
) =>
  db
    .selectFrom('payout_due')
    .select('account_id')
    .where('fecha', '=', fecha)
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(rows)
    .execute();

/** Claims what somebody is to be paid on a Wednesday; undefined when it was already claimed. */
export const claimDue = (trx: Trx, fecha: string, accountId: number) =>
  trx
    .deleteFrom('payout_due')
    .where('fecha', '=', fecha)
    .where('account_id', '=', accountId)
    .returning('amount')
    .executeTakeFirst();
