import type { SecretKeys } from '#server/secret-keys.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { validateCode as call } from '#contract/session.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tryAmong } from '../codes/code.ts';
import { attemptOf, PROOF_LIFE_MS } from './attempt.ts';

export const validateCode = handleOutside(
  call,
  async ({ keylogin, code }, { db, now, services }) => {
    // The refusal is thrown after the commit: a rollback would undo the count of wrong tries.
    const refusal = await inTransaction(db, (trx) =>
      tryCode(trx, keylogin, code, { secretKeys: services.config.secretKeys, now }),
    );
    return refusal ? fail(refusal) : {};
  },
);

/**
 * Counts the try under the locks of all attempts of who asked, so that concurrent guesses are counted one by one, and more
 * codes are no more tries.
 */
async function tryCode(
  trx: Trx,
  keylogin: string,
  code: string,
  { secretKeys, now }: { secretKeys: SecretKeys; now: Date },
): Promise<ErrorCode | null> {
  const asked = await attemptOf(trx, keylogin).executeTakeFirst();
  if (!asked) return 'restore_not_requested';
  const attempts = await trx
    .selectFrom('restore_attempt')
    .selectAll()
    .where('email_hash', '=', asked.email_hash)
    .where('requester', '=', asked.requester)
    .where('used_at', 'is', null)
    .orderBy('token_hash')
    .forUpdate()
    .execute();
  const tried = tryAmong(
    attempts,
    // No code was sent for an e-mail without an account: a right one was guessed.
    { tokenHash: asked.token_hash, code, isReal: (own) => own.account_id !== null },
    { secretKeys, now, proofLifeMs: PROOF_LIFE_MS },
  );
  if (!tried) return 'restore_not_requested';
  const { verdict, counted } = tried;
  if (verdict === 'right_again') return null;
  if (verdict !== 'right' && verdict !== 'code_invalid') return verdict;
  await trx
    .updateTable('restore_attempt')
    .set(
      verdict === 'right'
        ? { proved_at: now }
        : ({ eb }) => ({ wrong_tries: eb('wrong_tries', '+', 1) }),
    )
    .where('token_hash', 'in', counted)
    .execute();
  return verdict === 'right' ? null : verdict;
}
