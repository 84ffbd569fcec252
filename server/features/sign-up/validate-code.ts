import type { ErrorCode } from '#contract/errors.ts';
import { validateCode as call } from '#contract/sign-up.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashCode, verifyCode } from '#server/features/session/index.ts';
import { attemptOf, PROOF_LIFE_MS } from './attempt.ts';

export const validateCode = handleOutside(
  call,
  async ({ code, intento }, { db, now, services, request }) => {
    const { tokenHash } = attemptOf(request, intento) ?? fail('code_not_requested');
    const given = hashCode(services.config.secretKey, tokenHash, code);
    // The refusal is thrown after the commit: a rollback would undo the count of wrong tries.
    const refusal = await inTransaction(db, (trx) => tryCode(trx, tokenHash, given, now));
    return refusal ? fail(refusal) : {};
  },
);

/** Counts the try under the row's lock, so that concurrent guesses are counted one by one. */
async function tryCode(
  trx: Trx,
  tokenHash: Buffer,
  given: Buffer,
  now: Date,
): Promise<ErrorCode | null> {
  const attempt = await trx
    .selectFrom('sign_up_attempt')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  if (!attempt || attempt.used_at) return 'code_not_requested';
  const verdict = verifyCode(attempt, given, { now, proofLifeMs: PROOF_LIFE_MS });
  if (verdict === 'right_again') return null;
  if (verdict !== 'right' && verdict !== 'code_invalid') return verdict;
  await trx
    .updateTable('sign_up_attempt')
    .set(verdict === 'right' ? { proved_at: now } : { wrong_tries: attempt.wrong_tries + 1 })
    .where('token_hash', '=', tokenHash)
    .execute();
  return verdict === 'right' ? null : verdict;
}
