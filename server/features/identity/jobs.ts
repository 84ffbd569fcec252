import { readId as read } from './readings/read.ts';
import { runs } from '#server/jobs/queue.ts';
import { readId } from '#server/jobs/kinds.ts';

const readIdJob = runs(readId, ({ accountId }, { services, lastTry }) =>
  read(services, accountId, { lastTry }),
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { readId: readIdJob };
