import { failAt, TooOften } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { ofAccount } from '#server/features/accounts/index.ts';
import { type LoginAttempt, takeLoginAttempt } from './login-limits.ts';

/** Somebody who has just proved the password of their account. */
export interface Proved {
  readonly id: number;
  readonly email: string;
  readonly passHash: string;
  readonly attempt: LoginAttempt;
}

/**
 * Ends the call, at `campo`, unless the password is the account's; wrong tries count like those of a login.
 * Slow, so never inside a transaction.
 */
export async function requirePassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { caller, now }: { caller: Pick<Caller, 'id' | 'sessionHash'>; now: Date },
  { pass, campo }: { pass: string; campo: string },
): Promise<Proved> {
  const { id, sessionHash } = caller;
  const account = await passwordOf(db, id).executeTakeFirst();
  // Counted for this session: strangers' tries elsewhere keep nobody from what they may do.
  const attempt = { email: account?.email ?? '', address: '', known: sessionHash };
  const { wait } = await takeLoginAttempt(db, attempt, now);
  if (wait !== null) throw new TooOften(wait);
  const right = await passwords.verify(account?.pass_hash ?? null, pass, ofAccount(id));
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
