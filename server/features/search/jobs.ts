import { inTransaction } from '#server/db/transaction.ts';
import { countAnswers } from './answer-times.ts';
import { runs } from '#server/jobs/queue.ts';
import { countAnswerTimes } from '#server/jobs/kinds.ts';

/** Once a day, while Mexico sleeps. */
const countAnswerTimesJob = runs(
  countAnswerTimes,
  (_payload, { services }) =>
    inTransaction(services.db, (trx) => countAnswers(trx, services.clock())),
  '40 9 * * *',
);

/** What each kind of job does that this noun has, by the kind's name. */
export const jobs = { countAnswerTimes: countAnswerTimesJob };
