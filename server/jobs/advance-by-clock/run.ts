import { advanceDue, tellExpiring } from '#server/features/proposals/index.ts';
import { runs } from '../queue.ts';
import { advanceByClock } from './definition.ts';

/** Every 5 minutes; what is left over, the next run finds. */
export const advanceByClockJob = runs(
  advanceByClock,
  async (_payload, { services, log }) => {
    await advanceDue(services, log);
    await tellExpiring(services);
  },
  '*/5 * * * *',
);
