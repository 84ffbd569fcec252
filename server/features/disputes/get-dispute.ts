import { getDispute as call } from '#contract/disputes.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { byId } from '#server/features/projects/index.ts';
import { disputesOfTeam } from './get-disputes.ts';
import { disputeWithProject } from './queries.ts';

export const getDispute = handle(call, async ({ id }, context) => {
  const { caller, db, now } = context;
  const rows = await disputeWithProject(db, id);
  const [dispute] = await disputesOfTeam(context, rows);
  if (!dispute) return fail('dispute_not_found');
  const project = await byId(db, dispute.id_proposal);
  // What both wrote, and pictures of somebody's home.
  await audit(db, {
    adminId: caller.id,
    action: 'ver_disputa',
    subjectId: String(id),
    people: project ? [project.client_id, project.professional_id] : [],
    now,
  });
  return { dispute };
});
