import { ROL } from '#contract/call.ts';
import { restorePassword as call } from '#contract/session.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashEmail, ofAccount } from '#server/features/accounts/index.ts';
import { CODE_LIFE_MS } from '../codes/code.ts';
import { attemptOf, PROOF_LIFE_MS } from './attempt.ts';
import { afterReplacedPassword } from './replace-password.ts';

export const restorePassword = handleOutside(
  call,
  async ({ keylogin, pass }, { db, now, services }) => {
    // Checked before the costly hash, and again inside the transaction.
    const { account_id } = await requireProof(attemptOf(db, keylogin), now);
    const passHash = await services.passwords.hash(pass, ofAccount(account_id ?? 0));
    await inTransaction(db, async (trx) => {
      // The second of two concurrent requests waits here, and then finds its handle used.
      const account = await setPassword(trx, account_id, passHash, now);
      const { email_hash } = await requireProof(attemptOf(trx, keylogin), now);
      // The team may have changed the account's e-mail since, because somebody else reads this one.
      if (!hashEmail(account.email).equals(email_hash)) fail('restore_not_requested');
      await markUsed(trx, email_hash, now);
      await afterReplacedPassword(trx, account, now);
    });
    return {};
  },
);

/** Ends the call unless the code of this handle was proved a short while ago. */
async function requireProof(found: ReturnType<typeof attemptOf>, now: Date) {
  const attempt = (await found.executeTakeFirst()) ?? fail('restore_not_requested');
  const provedAt = attempt.proved_at ?? fail('restore_not_proved');
  if (provedAt.getTime() + PROOF_LIFE_MS <= now.getTime()) fail('code_expired');
  return attempt;
}

/** Sets the password; ends the call when the account was deleted meanwhile. */
const setPassword = async (trx: Trx, accountId: number | null, passHash: string, now: Date) =>
  (await trx
    .updateTable('account')
    .set({ pass_hash: passHash, updated_at: now })
    .where('id', '=', accountId)
    .where('rol', '<>', ROL.admin)
    .where('deleted_at', 'is', null)
    .returning(['id', 'nombre', 'email'])
    .executeTakeFirst()) ?? fail('restore_not_requested');

/** Uses up this handle and all others of the same e-mail, so that none can change the new password. */
const markUsed = (trx: Trx, emailHash: Buffer, now: Date) =>
  trx
    .updateTable('restore_attempt')
    .set({ used_at: now })
    .where('email_hash', '=', emailHash)
    // Older attempts have expired, and their rows may be being deleted.
    .where('sent_at', '>', new Date(now.getTime() - CODE_LIFE_MS - PROOF_LIFE_MS))
    .execute();
