import { ROL } from '#contract/call.ts';
import { whyNotRemove } from '#domain/accounts/account-state.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import { requirePermission } from '#server/calls/permission.ts';
import { type Asked, requireProof } from '#server/calls/proof.ts';
import type { Trx } from '#server/db/pool.ts';
import { lastAct } from '#server/features/audit/index.ts';
import { lockAdministrators } from '../administrators.ts';
import { whoDid } from '../decider.ts';
import { withPhone } from '#server/db/sealed/index.ts';

/**
 * Locks an account that is not deleted, until the transaction ends: logins, memberships, new payments and
 * availability checks wait. Rows that only refer to it can still be written.
 */
export async function lockAccount(trx: Trx, keylogin: string) {
  const account = await trx
    .selectFrom('account')
    .select(['id', 'rol', 'nombre', 'apellidos', 'email', 'phone_sealed', 'img_profile'])
    .select(['membership_ends_at', 'suspended_at', 'suspended_motivo'])
    .where('keylogin', '=', keylogin)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account ? withPhone(trx, 'account.phone', account) : refuseGone(trx, keylogin);
}

export type LockedAccount = Awaited<ReturnType<typeof lockAccount>>;

/** Administrators are the owners' business, and of one who has just proved to be one (4 §F). */
export function requireOwner(asked: Asked): void {
  requirePermission(asked.caller, ['dueño']);
  requireProof(asked);
}

/**
 * Ends the call when `caller` may not suspend or delete this account. When two administrators remove each
 * other, the second waits here and finds that it would be the last.
 */
export async function requireRemovable(
  trx: Trx,
  { caller, now }: Asked,
  subject: { readonly keylogin: string; readonly rol: number },
): Promise<void> {
  if (subject.rol === ROL.admin) requireOwner({ caller, now });
  const own = subject.keylogin === caller.keylogin;
  const active = subject.rol === ROL.admin ? await lockAdministrators(trx) : null;
  const others = active?.filter(({ keylogin }) => keylogin !== subject.keylogin);
  const refusal = whyNotRemove({ own, otherAdministrators: others?.length ?? null });
  if (refusal) fail(refusal);
  // The caller may have been removed meanwhile, or may no longer.
  if (active && !active.some(({ id, permisos }) => id === caller.id && permisos?.includes('dueño')))
    fail('session_not_found');
}

/** The account's id and rol, read before anything is locked: neither ever changes. */
export async function subjectOf(trx: Trx, keylogin: string) {
  const subject = await trx
    .selectFrom('account')
    .select(['id', 'keylogin', 'rol'])
    .where('keylogin', '=', keylogin)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return subject ?? refuseGone(trx, keylogin);
}

/** Who deleted it, and when, for who comes second. */
async function refuseGone(trx: Trx, keylogin: string): Promise<never> {
  const act = await lastAct(trx, ['eliminar_cuenta'], keylogin);
  return failSaying('account_not_found', act ? await whoDid(trx, act, 'la eliminó') : '');
}
