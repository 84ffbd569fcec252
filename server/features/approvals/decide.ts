import { type Permission, permits } from '#domain/administrators/permissions.ts';
import { APPROVAL_STATES } from '#domain/approvals/approvals.ts';
import { whoMay } from '#domain/administrators/permissions.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { whoDid } from '#server/features/accounts/index.ts';
import { type ApprovalRow, lockApproval, neededOf } from './queries.ts';

type Ended = 'aprobada' | 'rechazada' | 'retirada';

/**
 * One that waits, locked; null where the same person has ended it like this already: a second press, or a lost reply. Ends
 * the call when it does not wait any more, and says how it ended.
 */
export async function lockWaiting(
  trx: Trx,
  { id, caller, now, estado }: { id: number; caller: Caller; now: Date; estado: Ended },
): Promise<ApprovalRow | null> {
  const row = await lockApproval(trx, id);
  if (!row) return fail('approval_not_found');
  if (row.estado === estado && row.ended_by === caller.id) return null;
  if (row.estado !== 'en_espera') return failSaying('approval_ended', await howItEnded(trx, row));
  if (row.expires_at <= now) return failSaying('approval_ended', 'Venció a las 48 horas.');
  return row;
}

const DID = { aprobada: 'la aprobó', rechazada: 'la rechazó', retirada: 'la retiró' } as const;

async function howItEnded(trx: Trx, row: ApprovalRow): Promise<string> {
  const { estado, ended_by: by, ended_at: at, ended_motivo: motivo } = row;
  if (estado in DID && by !== null && at !== null)
    return whoDid(trx, { by, at }, DID[estado as Ended], motivo);
  return estado === 'vencida' ? 'Venció a las 48 horas.' : `${APPROVAL_STATES[estado]}: ${motivo}`;
}

/** Ends the call of whoever asked for it, of whom it is about, and of whoever lacks the permission. */
export async function requireSecond(trx: Trx, row: ApprovalRow, caller: Caller): Promise<void> {
  if (row.asked_by === caller.id) fail('approval_own');
  // As they are now: somebody may have changed that since the call began.
  const team = await trx
    .selectFrom('account')
    .select('permisos')
    .where('id', '=', caller.id)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (!team) return fail('session_not_found');
  const needed = neededOf(row);
  if (row.excluded_id === caller.id || !permits((team.permisos ?? []) as Permission[], needed))
    failSaying('no_permission', whoMay(needed));
}
