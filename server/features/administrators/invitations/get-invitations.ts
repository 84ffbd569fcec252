import { getInvitations as call, INVITATIONS_MAX } from '#contract/administrators.ts';
import { handle } from '#server/calls/handler.ts';
import { invitations, invitationView } from './queries.ts';

export const getInvitations = handle(call, async (_input, { db, now }) => {
  const rows = await invitations(db)
    .where('i.ended', 'is', null)
    .orderBy('i.id', 'desc')
    .limit(INVITATIONS_MAX)
    .execute();
  return { invitaciones: rows.map((row) => invitationView(row, now)) };
});
