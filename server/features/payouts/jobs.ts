import { makeDuePayouts } from './make.ts';
import { runs } from '#server/jobs/queue.ts';
import { makePayouts } from '#server/jobs/kinds.ts';

/** Every 5 minutes, so that a Wednesday missed while the server was down is made up after its start. */
const makePayoutsJob = runs(
  makePayouts,
  (_payload, { services, log }) => makeDuePayouts(services, log),
  '*/5 * * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { makePayouts: makePayoutsJob };
