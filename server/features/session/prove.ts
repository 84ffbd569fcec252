import { prove as call } from '#contract/session.ts';
import { hasFactor } from '#server/calls/factor.ts';
import { fail } from '#server/calls/failure.ts';
import { type CallContext, handleOutside } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { requireFactorCode, requireKey } from '#server/features/second-factor/index.ts';
import { clearLoginAttempts } from './login-limits.ts';
import { lockWithPassword, requirePassword } from './require-password.ts';

type Context = CallContext<typeof call, Db>;

/** What the account has is what it proves: where there is a second factor, a password alone proves nothing. */
export const prove = handleOutside(call, async ({ pass, codigo, llave }, context) => {
  const { caller, db, now, services, request } = context;
  const account = await db
    .selectFrom('account as a')
    .select(['a.id', 'a.nombre'])
    .select(hasFactor.as('has_factor'))
    .where('a.id', '=', caller.id)
    .executeTakeFirstOrThrow();
  if (llave) {
    await inTransaction(db, async (trx) => {
      await requireKey(trx, services, { response: llave, accountId: account.id, now });
      await markProved(trx, context);
    });
    return {};
  }
  if (!account.has_factor) return provePassword(pass, context);
  if (codigo === undefined) return fail('factor_needed');
  await requireFactorCode(
    services,
    { at: 'session', ...account, address: request.address, now },
    codigo,
  );
  await inTransaction(db, (trx) => markProved(trx, context));
  return {};
});

async function provePassword(pass: string | undefined, context: Context) {
  const { caller, db, now, services } = context;
  const campo = 'pass';
  if (pass === undefined) return fail('invalid_input', { [campo]: 'Escribe tu contraseña.' });
  const who = { caller, now };
  const proved = await requirePassword(services, who, { pass, campo });
  await inTransaction(db, async (trx) => {
    await lockWithPassword(trx, proved, campo);
    await clearLoginAttempts(trx, proved.attempt);
    await markProved(trx, context);
  });
  return {};
}

const markProved = (trx: Trx, { caller, now }: Context) =>
  trx
    .updateTable('session')
    .set({ proved_at: now })
    .where('token_hash', '=', caller.sessionHash)
    .execute();
