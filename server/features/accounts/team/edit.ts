import { ROL } from '#contract/call.ts';
import type { User } from '#contract/views.ts';
import { auditedChange, type AuditAction } from '#domain/audit/audit.ts';
import { fail } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { audit } from '#server/features/audit/index.ts';
import { userView } from '../user.ts';
import { withPhone } from '#server/db/sealed/index.ts';

interface Editing {
  readonly db: Trx;
  readonly services: Services;
  readonly caller: Caller;
  readonly now: Date;
}

export type Edited = Awaited<ReturnType<typeof lockEdited>>;

interface Edit {
  /** The public id of the edited account. */
  readonly userId: string;
  readonly action: AuditAction;
  /** The fields that this edit may change, as the log calls them. */
  readonly part: (user: User) => object;
  /** Saves; answers further changes for the log, which `part` does not include. */
  readonly save: (account: Edited, before: User) => Promise<object | void>;
}

/**
 * Changes a part of somebody's account and records the differences; records nothing when nothing changed.
 */
export async function editAccount(
  { db, services, caller, now }: Editing,
  { userId, action, part, save }: Edit,
): Promise<{ user: User }> {
  const account = await lockEdited(db, userId);
  // An administrator's data are changed by that administrator alone (4 §F).
  if (account.rol === ROL.admin && account.id !== caller.id)
    return fail('account_of_administrator');
  const view = () => userView({ db, services, now }, account.id, caller);
  const before = await view();
  const more = (await save(account, before)) ?? {};
  const user = await view();
  const change = { before: part(before), after: { ...part(user), ...more } };
  if (Object.keys(auditedChange(change.before, change.after).after ?? {}).length > 0)
    await audit(db, {
      adminId: caller.id,
      action,
      subjectId: userId,
      people: [account.id],
      ...change,
      now,
    });
  return { user };
}

/** Locks an account that is not deleted; a second concurrent edit, or a deletion, waits. */
async function lockEdited(trx: Trx, keylogin: string) {
  const row = await trx
    .selectFrom('account')
    .select(['id', 'rol', 'nombre', 'apellidos', 'email', 'phone_sealed'])
    .select(({ eb }) => eb('pass_hash', 'is not', null).as('configurada'))
    .where('keylogin', '=', keylogin)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return withPhone(trx, 'account.phone', row ?? fail('account_not_found'));
}
