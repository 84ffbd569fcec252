import { checkSides, watchReads } from '#server/jobs/kinds.ts';
import { runs } from '#server/jobs/queue.ts';
import { watchReadsOf } from './reads.ts';
import { checkSidesOf } from './sides.ts';

/** The job runners of this noun, by the kind's name. */
export const jobs = {
  checkSides: runs(checkSides, ({ accountId }, { services }) => checkSidesOf(services, accountId)),
  watchReads: runs(watchReads, ({ adminId, at }, { services }) =>
    watchReadsOf(services.db, adminId, new Date(at)),
  ),
};
