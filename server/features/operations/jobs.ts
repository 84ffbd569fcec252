import { sql } from 'kysely';
import { inTransaction } from '#server/db/transaction.ts';
import { removeOldExports } from '#server/features/privacy/index.ts';
import { runs } from '#server/jobs/queue.ts';
import { forgetEnded, sendCode, sendRestoreCode } from '#server/jobs/kinds.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Runs every hour: deletes expired counters, sessions and code attempts, and secrets of messages that could
 * not be sent.
 */
const forgetEndedJob = runs(
  forgetEnded,
  async (_payload, { services }) => {
    const now = services.clock();
    const dayAgo = new Date(now.getTime() - DAY);
    await inTransaction(services.db, async (trx) => {
      await trx.deleteFrom('rate_limit').where('window_ends_at', '<=', now).execute();
      await trx.deleteFrom('session').where('expires_at', '<=', now).execute();
      await trx.deleteFrom('sign_up_attempt').where('sent_at', '<', dayAgo).execute();
      await trx.deleteFrom('restore_attempt').where('sent_at', '<', dayAgo).execute();
      // What could not be sent within a day never will be.
      await trx
        .updateTable('notification')
        .set({ encrypted_path: null })
        .where('encrypted_path', 'is not', null)
        .where('created_at', '<', dayAgo)
        .execute();
      // An expired link can be explained for a year, then it is unknown.
      await trx
        .deleteFrom('setup_link')
        .where('expires_at', '<', new Date(now.getTime() - 365 * DAY))
        .execute();
      // The queue keeps jobs that failed for good, and with them the recipient of a code.
      await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
        where task_identifier in (${sendCode.name}, ${sendRestoreCode.name}) and attempts >= max_attempts
          and locked_at is null`.execute(trx);
    });
    await removeOldExports(services);
  },
  '17 * * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { forgetEnded: forgetEndedJob };
