import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** The interval of heartbeats, and the silence after which a process counts as killed. */
export const HEARTBEAT_MS = 20_000;
const SILENT_SECONDS = 120;

/**
 * Writes the heartbeat of the worker `id`, and releases the jobs of silent workers. Uses the database's
 * clock, like the queue: clocks of several machines differ.
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
