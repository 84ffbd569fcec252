import { withdrawInvitation as call } from '#contract/administrators.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { lockTeamFor } from '../owners.ts';
import { endInvitations } from './invite.ts';
import { invitations } from './queries.ts';

export const withdrawInvitation = handle(call, async ({ id }, { caller, db, now }) => {
  await lockTeamFor(db, caller);
  const sent = await invitations(db).where('i.id', '=', id).executeTakeFirst();
  // A second press, or a lost reply: it is already done.
  if (sent?.ended === 'retirada') return {};
  if (!sent || sent.ended !== null) return fail('invitation_closed');
  await endInvitations(db, 'retirada').where('id', '=', id).execute();
  await audit(db, {
    adminId: caller.id,
    action: 'retirar_invitacion',
    subjectId: String(id),
    people: [],
    before: { email: sent.email, permisos: sent.permisos },
    now,
  });
  return {};
});
