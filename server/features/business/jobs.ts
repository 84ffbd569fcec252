import { inTransaction } from '#server/db/transaction.ts';
import { countBusiness } from '#server/jobs/kinds.ts';
import { runs } from '#server/jobs/queue.ts';
import { countCohorts } from './cohorts.ts';
import { countBusiness as count } from './count.ts';

/** Once a day, a while after midnight in Mexico City. */
const countBusinessJob = runs(
  countBusiness,
  (_payload, { services }) =>
    inTransaction(services.db, async (trx) => {
      await count(trx, services.clock());
      await countCohorts(trx, services.clock());
    }),
  '25 8 * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { countBusiness: countBusinessJob };
