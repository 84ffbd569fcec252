import { makeDuePayouts } from './make.ts';
import { runs } from '#server/jobs/queue.ts';
import { makePayouts } from '#server/jobs/kinds.ts';

/** Every 5 minutes, so that a Wednesday that nobody was up for is made up for soon after the next start. */
const makePayoutsJob = runs(
  makePayouts,
  (_payload, { services, log }) => makeDuePayouts(services, log),
  '*/5 * * * *',
);

/** What each kind of job does that this noun has, by the kind's name. */
export const jobs = { makePayouts: makePayoutsJob };
