import { inTransaction } from '#server/db/transaction.ts';
import { countDays as count } from './days.ts';
import { runs } from '#server/jobs/queue.ts';
import { countDays } from '#server/jobs/kinds.ts';

/** Once a day, a while after midnight in Mexico City. */
const countDaysJob = runs(
  countDays,
  (_payload, { services }) => inTransaction(services.db, (trx) => count(trx, services.clock())),
  '20 8 * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { countDays: countDaysJob };
