import type { Invitation } from '#contract/administrators.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { permissionsOf } from '#domain/administrators/permissions.ts';
import { hashToken } from '#server/calls/session.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { isOwner } from '../owners.ts';

/** Invitations, each with whoever sent it. */
export const invitations = (db: Db | Trx) =>
  db
    .selectFrom('administrator_invitation as i')
    .leftJoin('account as o', 'o.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.nombre', 'i.apellidos', 'i.permisos', 'i.invited_by'])
    .select(['i.created_at', 'i.expires_at', 'i.ended', 'o.keylogin as owner_keylogin'])
    .select(['o.nombre as owner_nombre', 'o.apellidos as owner_apellidos'])
    .select(['o.permisos as owner_permisos', 'o.deleted_at', 'o.suspended_at']);

export const findInvitation = (db: Db | Trx, clave: string) =>
  invitations(db).where('i.token_hash', '=', hashToken(clave));

export type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof invitations>['executeTakeFirstOrThrow']>
>;

/** Who invites, as people read it; null from the server's terminal. */
export const inviterName = (row: InvitationRow): string | null =>
  row.invited_by === null
    ? null
    : visibleName({
        nombre: row.owner_nombre ?? '',
        apellidos: row.owner_apellidos ?? '',
        deleted_at: row.deleted_at,
      });

/** Whether whoever sent it could still invite somebody. */
const isBacked = (row: InvitationRow): boolean =>
  row.invited_by === null ||
  (row.deleted_at === null &&
    row.suspended_at === null &&
    isOwner({ permisos: row.owner_permisos }));

const ENDED: Readonly<Record<string, ErrorCode>> = {
  aceptada: 'invitation_used',
  reemplazada: 'invitation_replaced',
};

/** Why it cannot be accepted now; null when it can. */
export function whyNotAcceptable(row: InvitationRow, now: Date): ErrorCode | null {
  if (row.ended !== null) return ENDED[row.ended] ?? 'invitation_ended';
  if (row.expires_at <= now) return 'invitation_ended';
  return isBacked(row) ? null : 'invitation_unbacked';
}

/** What whoever has the link reads of it. */
export const linkView = (row: InvitationRow) => ({
  nombre: `${row.nombre} ${row.apellidos}`,
  email: row.email,
  permisos: [...permissionsOf(row)],
  invita: inviterName(row),
  vence_at: row.expires_at.toISOString(),
});

export const invitationView = (row: InvitationRow, now: Date): Invitation => ({
  ...linkView(row),
  id: row.id,
  estado: row.expires_at <= now ? 'vencida' : isBacked(row) ? 'vigente' : 'sin_respaldo',
  createAt: row.created_at.toISOString(),
});
