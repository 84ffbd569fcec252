import { endMemberships as end, notifyEndingSoon } from './clock.ts';
import { runs } from '#server/jobs/queue.ts';
import { endMemberships } from '#server/jobs/kinds.ts';

/** Runs every 5 minutes; the next run continues where this one stopped. */
const endMembershipsJob = runs(
  endMemberships,
  async (_payload, { services, log }) => {
    await end(services, log);
    await notifyEndingSoon(services);
  },
  '*/5 * * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { endMemberships: endMembershipsJob };
