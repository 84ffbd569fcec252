import { inTransaction } from '#server/db/transaction.ts';
import { countAnswers } from '#server/features/search/index.ts';
import { runs } from '../queue.ts';
import { countAnswerTimes } from './definition.ts';

/** Once a day, while Mexico sleeps. */
export const countAnswerTimesJob = runs(
  countAnswerTimes,
  (_payload, { services }) =>
    inTransaction(services.db, (trx) => countAnswers(trx, services.clock())),
  '40 9 * * *',
);
