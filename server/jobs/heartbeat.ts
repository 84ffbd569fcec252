import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** How often a process says that it lives, and after how long a silent one counts as killed. */
export const HEARTBEAT_MS = 20_000;
const SILENT_SECONDS = 120;

/**
 * Says that the worker `id` lives, and lets others have the jobs of those that no longer do. By the
 * database's clock, as the queue itself: those of several machines differ.
 */
export const writeHeartbeat = (db: Db, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
      .insertInto('job_worker')
      .values({ id, heartbeat_at: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ heartbeat_at: sql<Date>`now()` }),
      )
      .execute();
    const silent = await trx
      .deleteFrom('job_worker')
      .where('heartbeat_at', '<', sql<Date>`now() - make_interval(secs => ${SILENT_SECONDS})`)
      .returning('id')
      .execute();
    if (silent.length > 0)
      await sql`select graphile_worker.force_unlock_workers(${silent.map((worker) => worker.id)})`.execute(
        trx,
      );
  });
