import { getPayoutProjects as call } from '#contract/payouts.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { projectsOf } from './projects.ts';
import { payoutExists } from './queries.ts';

export const getPayoutProjects = handle(call, async (input, { db }) =>
  (await payoutExists(db, { id: input.payout_id }))
    ? projectsOf(db, input)
    : fail('payout_not_found'),
);
