import { resendInvitation as call } from '#contract/administrators.ts';
import { permissionsOf } from '#domain/administrators/permissions.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { lockTeamFor } from '../owners.ts';
import { invite } from './invite.ts';
import { invitations, invitationView } from './queries.ts';

export const resendInvitation = handle(call, async (input, { caller, db, now, services }) => {
  await lockTeamFor(db, caller);
  const sent = await invitations(db)
    .where('i.id', '=', input.id)
    .where('i.ended', 'is', null)
    .executeTakeFirst();
  if (!sent) return fail('invitation_closed');
  const { email, nombre, apellidos } = sent;
  const invited = { email, nombre, apellidos, permisos: permissionsOf(sent) };
  const { id } = await invite(db, invited, { by: caller.id, config: services.config, now });
  await audit(db, {
    adminId: caller.id,
    action: 'reenviar_invitacion',
    subjectId: String(id),
    people: [],
    after: { email, permisos: invited.permisos },
    now,
  });
  const row = await invitations(db).where('i.id', '=', id).executeTakeFirstOrThrow();
  return { invitacion: invitationView(row, now) };
});
