import { inTransaction } from '#server/db/transaction.ts';
import { sealDays } from '#server/jobs/kinds.ts';
import { runs } from '#server/jobs/queue.ts';
import { sealDays as seal } from './days.ts';

/** After midnight in Mexico City; several times, because it gives way to movements that are under way. */
const sealDaysJob = runs(
  sealDays,
  async (_payload, { services }) => {
    await inTransaction(services.db, (trx) => seal(trx, services.clock()));
  },
  '*/10 8-10 * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { sealDays: sealDaysJob };
