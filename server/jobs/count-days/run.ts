import { inTransaction } from '#server/db/transaction.ts';
import { countDays as count } from '#server/features/metrics/index.ts';
import { runs } from '../queue.ts';
import { countDays } from './definition.ts';

/** Once a day, some time after midnight in Mexico City. */
export const countDaysJob = runs(
  countDays,
  (_payload, { services }) => inTransaction(services.db, (trx) => count(trx, services.clock())),
  '20 8 * * *',
);
