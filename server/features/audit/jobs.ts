import { anchorAudit, chainAudit } from '#server/jobs/kinds.ts';
import { runs } from '#server/jobs/queue.ts';
import { anchorDay, chainEntries } from './chain/chain.ts';

const chainJob = runs(
  chainAudit,
  (_payload, { services }) => chainEntries(services.db),
  '* * * * *',
);

/** Each hour, so that a day on which the house was closed at one still has an anchor. */
const anchorJob = runs(
  anchorAudit,
  (_payload, { services }) => anchorDay(services.db, services.clock()),
  '10 * * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { chainAudit: chainJob, anchorAudit: anchorJob };
