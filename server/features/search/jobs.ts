import { inTransaction } from '#server/db/transaction.ts';
import { countAnswers } from './answer-times.ts';
import { runs } from '#server/jobs/queue.ts';
import { countAnswerTimes, forgetWords } from '#server/jobs/kinds.ts';
import { forgetUnusedWords } from './forget-words.ts';

/** Once a day, at night in Mexico. */
const countAnswerTimesJob = runs(
  countAnswerTimes,
  (_payload, { services }) =>
    inTransaction(services.db, (trx) => countAnswers(trx, services.clock())),
  '40 9 * * *',
);

/** After each deletion; and once a week, for the words that somebody no longer uses. */
const forgetWordsJob = runs(
  forgetWords,
  (_payload, { services }) => forgetUnusedWords(services.db),
  '50 9 * * 0',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { countAnswerTimes: countAnswerTimesJob, forgetWords: forgetWordsJob };
