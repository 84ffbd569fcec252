import { inTransaction } from '#server/db/transaction.ts';
import { countAnswers } from './answer-times.ts';
import { runs } from '#server/jobs/queue.ts';
import { countAnswerTimes } from '#server/jobs/kinds.ts';

/** Once a day, at night in Mexico. */
const countAnswerTimesJob = runs(
  countAnswerTimes,
  (_payload, { services }) =>
    inTransaction(services.db, (trx) => countAnswers(trx, services.clock())),
  '40 9 * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { countAnswerTimes: countAnswerTimesJob };
