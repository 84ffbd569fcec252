import { advanceDue, notifyExpiring } from './clock.ts';
import { runs } from '#server/jobs/queue.ts';
import { advanceByClock } from '#server/jobs/kinds.ts';

/** Runs every 5 minutes; the next run continues where this one stopped. */
const advanceByClockJob = runs(
  advanceByClock,
  async (_payload, { services, log }) => {
    await advanceDue(services, log);
    await notifyExpiring(services);
  },
  '*/5 * * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { advanceByClock: advanceByClockJob };
