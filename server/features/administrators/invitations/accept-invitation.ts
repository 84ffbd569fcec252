import { acceptInvitation as call } from '#contract/administrators.ts';
import { ROL } from '#contract/call.ts';
import { PERMISSION_NAMES, permissionsOf } from '#domain/administrators/permissions.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createAccount, lockAdministrators } from '#server/features/accounts/index.ts';
import { sharedPaths } from '#lib/paths.ts';
import { listFor } from '#server/features/notifications/index.ts';
import { isOwner } from '../owners.ts';
import { audit } from '#server/features/audit/index.ts';
import { endInvitations } from './invite.ts';
import { findInvitation, whyNotAcceptable } from './queries.ts';

export const acceptInvitation = handleOutside(
  call,
  async ({ clave, account }, { db, now, services, request }) => {
    // Checked before the costly hash, and again under the lock.
    await acceptable(findInvitation(db, clave), now);
    const passHash = await services.passwords.hash(account.pass, {
      lane: 'account',
      from: request.address,
    });
    await inTransaction(db, async (trx) => {
      // Whoever withdraws it, sends it again or removes who sent it holds the same lock: the second finds what the first did.
      const team = await lockAdministrators(trx);
      const invitation = await acceptable(findInvitation(trx, clave).forUpdate('i'), now);
      const { email, nombre, apellidos } = invitation;
      const permisos = permissionsOf(invitation);
      const { id, keylogin } = await createAccount(trx, {
        rol: ROL.admin,
        email,
        nombre,
        apellidos,
        phone: '',
        passHash,
        terms: false,
        permisos,
        now,
      });
      await endInvitations(trx, 'aceptada').where('id', '=', invitation.id).execute();
      const by = invitation.invited_by;
      await audit(trx, {
        adminId: id,
        action: 'aceptar_invitacion',
        subjectId: keylogin,
        people: by === null ? [id] : [id, by],
        after: { email, permisos, invita: invitation.owner_keylogin ?? 'Desde el servidor' },
        now,
      });
      // Whoever lets in a friend for harm is not the only one who knows.
      const names = permisos.map((one) => PERMISSION_NAMES[one].toLowerCase()).join(', ');
      await listFor(
        trx,
        team.filter(isOwner).map((one) => one.id),
        {
          subject: 'Alguien entró al equipo',
          text: `${nombre} ${apellidos} aceptó la invitación. Tiene: ${names}.`,
          path: sharedPaths.team,
        },
        now,
      );
    });
    return {};
  },
);

/** The link's invitation; ends the call when it cannot be accepted. */
async function acceptable(found: ReturnType<typeof findInvitation>, now: Date) {
  const row = (await found.executeTakeFirst()) ?? fail('invitation_not_found');
  const refusal = whyNotAcceptable(row, now);
  return refusal ? fail(refusal) : row;
}
