import { inviteAdministrator as call } from '#contract/administrators.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { lockTeamFor } from '../owners.ts';
import { invite } from './invite.ts';
import { invitations, invitationView } from './queries.ts';

export const inviteAdministrator = handle(call, async (invited, { caller, db, now, services }) => {
  await lockTeamFor(db, caller);
  const { id } = await invite(db, invited, { by: caller.id, config: services.config, now });
  await audit(db, {
    adminId: caller.id,
    action: 'invitar_administrador',
    subjectId: String(id),
    people: [],
    after: invited,
    now,
  });
  const row = await invitations(db).where('i.id', '=', id).executeTakeFirstOrThrow();
  return { invitacion: invitationView(row, now) };
});
