import { getDispute as call } from '#contract/disputes.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { disputesOfTeam } from './get-disputes.ts';
import { disputeWithProject } from './queries.ts';

export const getDispute = handle(call, async ({ id }, context) => {
  const [dispute] = await disputesOfTeam(context, await disputeWithProject(context.db, id));
  return dispute ? { dispute } : fail('dispute_not_found');
});
