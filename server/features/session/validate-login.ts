import { sql } from 'kysely';
import { validateLogin as call } from '#contract/session.ts';
import { hasFactor } from '#server/calls/factor.ts';
import { fail, Failure, TooOften } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { signIn } from './sign-in.ts';
import type { Services } from '#server/context.ts';
import type { Db } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { requireFactorCode } from '#server/features/second-factor/index.ts';
import { deviceHashOf, isKnownDevice } from '#server/calls/device.ts';
import { takeShared } from '#server/calls/rate-limit.ts';
import type { Asking } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { isDoubtful, noteFailed } from './doubt.ts';
import { clearLoginAttempts, type LoginAttempt, takeLoginAttempt } from './login-limits.ts';

export const validateLogin = handleOutside(
  call,
  async ({ email, pass, codigo }, { db, now, services, request }) => {
    const { address } = request;
    const { localLimits, passwords } = services;
    const device = deviceHashOf(request);
    const strangersLane = () => (isDoubtful(localLimits, address, now) ? 'doubtful' : 'login');
    const turnAway = (failure: unknown): never => {
      noteFailed(localLimits, address, now);
      throw failure;
    };
    // Before anything is read: where wrong ones come from in masses, most are turned away for nothing.
    if (!device && !passwords.hasRoom({ lane: strangersLane, from: address }))
      turnAway(new Failure('unavailable'));
    const account = await byEmail(db, email).executeTakeFirst();
    const known = account && (await isKnownDevice(db, device, account.id)) ? device : null;
    const attempt = { email, address, known };
    const { wait, many } = await takeLoginAttempt(db, attempt, now);
    if (many && account) await tellOfTries(services, account, now);
    if (wait !== null) {
      if (known) throw new TooOften(wait);
      turnAway(new TooOften(wait));
    }
    const asking: Asking = { lane: known ? 'known' : strangersLane, from: address };
    // Also verified without an account, so that the answer takes as long.
    const right = await passwords
      .verify(account?.pass_hash ?? null, pass, asking)
      .catch((failure: unknown) => (known ? Promise.reject(failure) : turnAway(failure)));
    if (!account || !right) {
      if (!known) noteFailed(localLimits, address, now);
      return fail('credentials_invalid');
    }
    // Revealed only with the right password.
    if (account.suspended_at) return refuse(db, attempt, 'account_suspended');
    if (account.has_factor) {
      if (codigo === undefined) return refuse(db, attempt, 'factor_needed');
      await requireFactorCode(services, { at: 'login', ...account, address, now }, codigo);
    }
    return inTransaction(db, async (trx) => {
      // The password may have changed, or the account been deleted, during verification.
      const same = await byEmail(trx, email)
        .where('pass_hash', '=', account.pass_hash)
        .forShare()
        .executeTakeFirst();
      if (!same) return fail('credentials_invalid');
      if (same.suspended_at) return fail('account_suspended');
      // Asked apart, now that the row is locked: what was read with it may be of before.
      if (!account.has_factor && (await byEmail(trx, email).executeTakeFirst())?.has_factor)
        return fail('factor_needed');
      await clearLoginAttempts(trx, attempt);
      return signIn(trx, account, { now, services, request });
    });
  },
);

const TOLD = { max: 1, seconds: 24 * 3600 };

/** Tells the owner, once a day, that strangers try passwords. */
async function tellOfTries(
  { db, localLimits }: Services,
  { id, nombre }: { id: number; nombre: string },
  now: Date,
) {
  const key = `login_told:${id}`;
  // Of masses of tries only the first is worth asking the database.
  if (localLimits.used(key, now) > 0) return;
  await inTransaction(db, async (trx) => {
    if (!(await takeShared(trx, key, TOLD, now))) return;
    await notify(trx, { accountId: id, evento: 'intentos_de_entrar', parameters: [nombre], now });
  });
  localLimits.take(key, TOLD, now);
}

/** The password was right, so the attempt does not count. */
async function refuse(db: Db, attempt: LoginAttempt, code: 'account_suspended' | 'factor_needed') {
  await inTransaction(db, (trx) => clearLoginAttempts(trx, attempt));
  return fail(code);
}

const byEmail = (db: Db, email: string) =>
  db
    .selectFrom('account as a')
    .select(['a.id', 'a.keylogin', 'a.rol', 'a.nombre', 'a.pass_hash', 'a.suspended_at'])
    .select(hasFactor.as('has_factor'))
    // Lower case as in the counters: else one account could be tried under several spellings.
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null);
