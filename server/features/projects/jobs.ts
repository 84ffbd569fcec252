import { advanceDue } from './clock.ts';
import { runs } from '#server/jobs/queue.ts';
import { advanceByClock } from '#server/jobs/kinds.ts';

/** Runs every 5 minutes; the next run continues where this one stopped. */
const advanceByClockJob = runs(
  advanceByClock,
  (_payload, { services, log }) => advanceDue(services, log),
  '*/5 * * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { advanceByClock: advanceByClockJob };
