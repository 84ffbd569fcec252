import { endMemberships as end, tellEndingSoon } from '#server/features/membership/index.ts';
import { runs } from '../queue.ts';
import { endMemberships } from './definition.ts';

/** Every 5 minutes; what is left over, the next run finds. */
export const endMembershipsJob = runs(
  endMemberships,
  async (_payload, { services, log }) => {
    await end(services, log);
    await tellEndingSoon(services);
  },
  '*/5 * * * *',
);
