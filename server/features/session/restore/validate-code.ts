import type { ErrorCode } from '#contract/errors.ts';
import { validateCode as call } from '#contract/session.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { hashToken } from '#server/calls/session.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashCode, verifyCode } from '../codes/code.ts';
import { attemptOf, PROOF_LIFE_MS } from './attempt.ts';

export const validateCode = handleOutside(
  call,
  async ({ keylogin, code }, { db, now, services }) => {
    const given = hashCode(services.config.secretKey, hashToken(keylogin), code);
    // The refusal is thrown after the commit: a rollback would undo the count of wrong tries.
    const refusal = await inTransaction(db, (trx) => tryCode(trx, keylogin, given, now));
    return refusal ? fail(refusal) : {};
  },
);

/** Counts the try under the row's lock, so that concurrent guesses are counted one by one. */
async function tryCode(
  trx: Trx,
  keylogin: string,
  given: Buffer,
  now: Date,
): Promise<ErrorCode | null> {
  const attempt = await attemptOf(trx, keylogin).forUpdate().executeTakeFirst();
  if (!attempt) return 'restore_not_requested';
  const verified = verifyCode(attempt, given, { now, proofLifeMs: PROOF_LIFE_MS });
  // No code was sent for an e-mail without an account: a right one was guessed.
  const verdict = verified === 'right' && attempt.account_id === null ? 'code_invalid' : verified;
  if (verdict === 'right_again') return null;
  if (verdict !== 'right' && verdict !== 'code_invalid') return verdict;
  await trx
    .updateTable('restore_attempt')
    .set(verdict === 'right' ? { proved_at: now } : { wrong_tries: attempt.wrong_tries + 1 })
    .where('token_hash', '=', attempt.token_hash)
    .execute();
  return verdict === 'right' ? null : verdict;
}
