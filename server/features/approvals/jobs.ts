import { databaseNow } from '#server/db/now.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expireApprovals } from '#server/jobs/kinds.ts';
import { runs } from '#server/jobs/queue.ts';
import { expireDue } from './expire.ts';

/** Every five minutes; until then whoever reads it counts by the clock. */
const expireApprovalsJob = runs(
  expireApprovals,
  async (_payload, { services }) => {
    const now = await databaseNow(services);
    await inTransaction(services.db, (trx) => expireDue(trx, now));
  },
  '*/5 * * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { expireApprovals: expireApprovalsJob };
