import * as administrators from '#contract/administrators.ts';
import { implement } from '#server/calls/implement.ts';
import { getAdministrators } from './get-administrators.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { getInvitation } from './invitations/get-invitation.ts';
import { getInvitations } from './invitations/get-invitations.ts';
import { inviteAdministrator } from './invitations/invite-administrator.ts';
import { resendInvitation } from './invitations/resend-invitation.ts';
import { withdrawInvitation } from './invitations/withdraw-invitation.ts';
import { setPermissions } from './set-permissions.ts';

/** Handlers for `contract/administrators.ts`. */
export const handlers = implement(administrators, {
  getAdministrators,
  setPermissions,
  getInvitations,
  inviteAdministrator,
  resendInvitation,
  withdrawInvitation,
  getInvitation,
  acceptInvitation,
});
