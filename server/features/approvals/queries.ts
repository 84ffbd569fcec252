import { sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import {
  type Needed,
  type Permission,
  permissionsOf,
  permits,
} from '#domain/administrators/permissions.ts';
import {
  APPROVAL_HOURS,
  type ApprovalKind,
  type ApprovalState,
} from '#domain/approvals/approvals.ts';
import type { ActionLine } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** What waits and what has ended, with who asked for it. */
export const approvals = (db: Db | Trx) =>
  db
    .selectFrom('approval as v')
    .innerJoin('account as asker', 'asker.id', 'v.asked_by')
    .leftJoin('account as ender', 'ender.id', 'v.ended_by')
    .select(['v.id', 'v.path', 'v.encrypted_input', 'v.amount', 'v.objects', 'v.people'])
    .select(['v.excluded_id', 'v.motivo', 'v.permisos', 'v.asked_by', 'v.asked_at', 'v.expires_at'])
    .select(sql<readonly ActionLine[]>`v.lines`.as('lines'))
    .select(['v.decided_before', 'v.ended_at', 'v.ended_by', 'v.ended_motivo'])
    .select(sql<ApprovalKind>`v.kind`.as('kind'))
    .select(sql<ApprovalState>`v.estado`.as('estado'))
    .select(['asker.keylogin', 'asker.nombre', 'asker.apellidos', 'asker.deleted_at'])
    .select(['asker.suspended_at', 'asker.permisos as asker_permisos', 'asker.rol'])
    .select(['ender.nombre as ender_nombre', 'ender.apellidos as ender_apellidos'])
    .select('ender.deleted_at as ender_deleted_at')
    .select(
      // Of somebody without a second factor too: where the team needs one, the call itself says so.
      sql<boolean>`(exists (select from totp t where t.account_id = asker.id and t.confirmed_at is not null)
        or exists (select from passkey k where k.account_id = asker.id))`.as('asker_factor'),
    );

export type ApprovalRow = Awaited<
  ReturnType<ReturnType<typeof approvals>['executeTakeFirstOrThrow']>
>;

/** One, locked until the transaction ends: whoever decides on it at the same time waits. */
export const lockApproval = (trx: Trx, id: number): Promise<ApprovalRow | undefined> =>
  approvals(trx).where('v.id', '=', id).forUpdate('v').executeTakeFirst();

/** What waits for a second person on any of these objects, the oldest. */
export const waitingOn = (trx: Trx, objects: readonly string[]): Promise<ApprovalRow | undefined> =>
  approvals(trx)
    .innerJoin('approval_object as o', 'o.approval_id', 'v.id')
    .where('o.object', 'in', objects)
    .orderBy('v.id')
    .limit(1)
    .executeTakeFirst();

export const neededOf = ({ permisos }: Pick<ApprovalRow, 'permisos'>): Needed =>
  permisos as [Permission, ...Permission[]];

/** Why what lost its ground ended, as the list and whoever asked read it. */
export const UNBACKED = 'Quien lo pidió ya no puede hacerlo.';

/** Whether whoever asked could still do it alone, had nobody else to look at it. */
export const isBacked = (row: ApprovalRow): boolean =>
  row.deleted_at === null &&
  row.suspended_at === null &&
  permits(permissionsOf({ permisos: row.asker_permisos }), neededOf(row));

/** The active administrators who may decide on something. */
export async function deciders(db: Db | Trx, needed: Needed): Promise<number[]> {
  const team = await db
    .selectFrom('account')
    .select(['id', 'permisos'])
    .where('rol', '=', ROL.admin)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .execute();
  return team.filter((one) => permits(permissionsOf(one), needed)).map(({ id }) => id);
}

/**
 * Whether somebody of the team who could have decided was taken out of it in the last 48 hours by one person: whoever wants
 * to act alone would only have to do that first.
 */
export async function decidedLately(db: Db | Trx, needed: Needed, now: Date): Promise<boolean> {
  const acts = await db
    .selectFrom('audit_log as l')
    .innerJoin('audit_person as s', 's.audit_id', 'l.id')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['l.action', 'l.before', 'l.after'])
    .where('l.action', 'in', ['cambiar_permisos', 'suspender_cuenta', 'eliminar_cuenta'])
    .where('l.created_at', '>', new Date(now.getTime() - APPROVAL_HOURS * 3_600_000))
    .where('l.approved_by', 'is', null)
    .where('a.rol', '=', ROL.admin)
    .execute();
  return acts.some(({ action, before, after }) => {
    if (action !== 'cambiar_permisos') return true;
    const could = (said: unknown) =>
      permits(permissionsOf(said as { permisos: string[] | null }), needed);
    return could(before) && !could(after);
  });
}
