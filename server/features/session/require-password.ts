import { fail, failAt } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { takeLoginAttempt } from './login-limits.ts';

/** Somebody who has just proved the password of their account. */
export interface Proved {
  readonly id: number;
  readonly email: string;
  readonly passHash: string;
  readonly attempt: { readonly email: string; readonly address: string };
}

/**
 * Ends the call, at `campo`, unless the password is the account's; wrong tries count like those of a login.
 * Slow, so never inside a transaction.
 */
export async function requirePassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { id, address, now }: { id: number; address: string; now: Date },
  { pass, campo }: { pass: string; campo: string },
): Promise<Proved> {
  const account = await passwordOf(db, id).executeTakeFirst();
  const attempt = { email: account?.email ?? '', address };
  if (!(await takeLoginAttempt(db, attempt, now))) fail('too_many_requests');
  const right = await passwords.verify(account?.pass_hash ?? null, pass);
  if (!account?.pass_hash || !right) return failAt(campo, 'credentials_invalid');
  return { id, email: account.email, passHash: account.pass_hash, attempt };
}

/** Locks the account; ends the call when the password changed after it was verified. */
export async function lockWithPassword(trx: Trx, { id, passHash }: Proved, campo: string) {
  const account = await passwordOf(trx, id)
    .select(['keylogin', 'nombre'])
    .where('pass_hash', '=', passHash)
    .forUpdate()
    .executeTakeFirst();
  return account ?? failAt(campo, 'credentials_invalid');
}

const passwordOf = (db: Db, accountId: number) =>
  db
    .selectFrom('account')
    .select(['email', 'pass_hash'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null);
