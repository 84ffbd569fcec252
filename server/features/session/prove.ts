import { prove as call } from '#contract/session.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { clearLoginAttempts } from './login-limits.ts';
import { lockWithPassword, requirePassword } from './require-password.ts';

export const prove = handleOutside(
  call,
  async ({ pass }, { caller, db, now, services, request: { address } }) => {
    const campo = 'pass';
    const proved = await requirePassword(
      services,
      { id: caller.id, address, now },
      { pass, campo },
    );
    await inTransaction(db, async (trx) => {
      await lockWithPassword(trx, proved, campo);
      await clearLoginAttempts(trx, proved.attempt);
      await trx
        .updateTable('session')
        .set({ proved_at: now })
        .where('token_hash', '=', caller.sessionHash)
        .execute();
    });
    return {};
  },
);
