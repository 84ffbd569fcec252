/** Who is invited to the team, and how they accept (4 §F). */
import * as z from 'zod/mini';
import { firstPassword, passwordsMatch } from '../accounts/set-up.ts';
import { call, EVERYDAY, type Limit } from '../call.ts';
import * as f from '../fields.ts';
import { ofSomebody } from '../of-somebody.ts';
import { instant } from '../view-parts.ts';
import { permission, permissions } from './permissions.ts';

/** Each sends a mail to whatever address an owner writes. */
const SENDS: Limit = { by: 'account', max: 60, seconds: 3600, counted: 'together' };

const owners = { access: ['admin'], permission: ['dueño'] } as const;

/** `sin_respaldo`: whoever sent it may no longer invite anybody. */
const estado = z.enum(['vigente', 'vencida', 'sin_respaldo']);

const invitation = z.object({
  id: z.number(),
  nombre: z.string(),
  email: z.string(),
  permisos: z.array(permission),
  /** Who sent it last; null from the server's terminal. */
  invita: z.nullable(z.string()),
  estado,
  createAt: instant,
  vence_at: instant,
});
export type Invitation = z.infer<typeof invitation>;

/** At most so many are shown. */
export const INVITATIONS_MAX = 200;

/** The invitations that nobody has accepted yet, the newest first; for some weeks also those that expired. */
export const getInvitations = call({
  ...owners,
  path: '/admin/administrators/get_invitations.php',
  fresh: false,
  input: z.object({}),
  output: z.object({ invitaciones: z.array(invitation) }),
  errors: [],
  limit: EVERYDAY,
  texts: {
    failed: 'No se obtuvieron las invitaciones',
    network: 'Error al cargar las invitaciones',
  },
});

/** Whom to invite, and to what. */
export const invitationFields = ofSomebody(
  z.object({ nombre: f.nombre, apellidos: f.apellidos, email: f.email, permisos: permissions }),
);

/**
 * Mails somebody a link with which they join the team. There is no account until they accept. Of several invitations to
 * one e-mail only the last one works.
 */
export const inviteAdministrator = call({
  ...owners,
  path: '/admin/administrators/invite_administrator.php',
  fresh: true,
  input: invitationFields,
  output: z.object({ invitacion: invitation }),
  errors: ['email_in_use'],
  limit: SENDS,
  texts: { failed: 'No se envió la invitación', network: 'Error al enviar la invitación' },
});

/** Mails a new link in place of the one of an open or expired invitation, which from then on is the caller's. */
export const resendInvitation = call({
  ...owners,
  path: '/admin/administrators/resend_invitation.php',
  fresh: true,
  input: z.object({ id: f.id }),
  output: z.object({ invitacion: invitation }),
  errors: ['invitation_closed', 'email_in_use'],
  limit: SENDS,
  texts: { failed: 'No se envió la invitación', network: 'Error al enviar la invitación' },
});

/** Ends an invitation: its link no longer works. Repeated, it changes nothing. */
export const withdrawInvitation = call({
  ...owners,
  path: '/admin/administrators/withdraw_invitation.php',
  fresh: true,
  input: z.object({ id: f.id }),
  output: z.object({}),
  errors: ['invitation_closed'],
  limit: SENDS,
  texts: { failed: 'No se retiró la invitación', network: 'Error al retirar la invitación' },
});

/** The secret of the link. Any value is accepted; an unknown one finds no invitation. */
const clave = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : '')),
  z.string(),
);

const refusals = [
  'invitation_not_found',
  'invitation_used',
  'invitation_replaced',
  'invitation_ended',
  'invitation_unbacked',
] as const;

/** Who invites whom to what, for whoever has the link. */
export const getInvitation = call({
  path: '/default/get_invitation.php',
  access: 'public',
  input: z.object({ clave }),
  output: z.object({
    invitacion: z.omit(invitation, { id: true, estado: true, createAt: true }),
  }),
  errors: refusals,
  limit: { by: 'address', max: 120, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se abrió la invitación', network: 'Error al abrir la invitación' },
});

/** The password that an invited person chooses, twice. */
export const acceptanceFields = firstPassword.check(passwordsMatch);

/** Creates the invited person's account with a password of their own; a link works once. They then log in. */
export const acceptInvitation = call({
  path: '/default/accept_invitation.php',
  access: 'public',
  input: z.object({ clave, account: acceptanceFields }),
  output: z.object({}),
  errors: [...refusals, 'email_in_use'],
  limit: { by: 'address', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se aceptó la invitación', network: 'Error al aceptar la invitación' },
});
