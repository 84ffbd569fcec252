import { advanceDue, notifyExpiring } from './clock.ts';
import { runs } from '#server/jobs/queue.ts';
import { advanceByClock } from '#server/jobs/kinds.ts';

/** Every 5 minutes; what is left over, the next run finds. */
const advanceByClockJob = runs(
  advanceByClock,
  async (_payload, { services, log }) => {
    await advanceDue(services, log);
    await notifyExpiring(services);
  },
  '*/5 * * * *',
);

/** What each kind of job does that this noun has, by the kind's name. */
export const jobs = { advanceByClock: advanceByClockJob };
