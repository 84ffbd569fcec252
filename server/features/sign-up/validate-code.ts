import type { SecretKeys } from '#server/secret-keys.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { validateCode as call } from '#contract/sign-up.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tryAmong } from '#server/features/session/index.ts';
import { attemptOf, PROOF_LIFE_MS } from './attempt.ts';
import { hasPhone, unsealed } from '#server/db/sealed/index.ts';

export const validateCode = handleOutside(
  call,
  async ({ code, intento }, { db, now, services, request }) => {
    const { tokenHash } = attemptOf(request, intento) ?? fail('code_not_requested');
    // The refusal is thrown after the commit: a rollback would undo the count of wrong tries.
    const refusal = await inTransaction(db, (trx) =>
      tryCode(trx, tokenHash, code, { secretKeys: services.config.secretKeys, now }),
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
  tokenHash: Buffer,
  code: string,
  { secretKeys, now }: { secretKeys: SecretKeys; now: Date },
): Promise<ErrorCode | null> {
  const asked = await trx
    .selectFrom('sign_up_attempt')
    .select(['phone_sealed', 'requester'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!asked) return 'code_not_requested';
  const attempts = await trx
    .selectFrom('sign_up_attempt')
    .selectAll()
    .where(
      hasPhone(trx, 'sign_up_attempt', unsealed(trx, 'sign_up_attempt.phone', asked.phone_sealed)),
    )
    .where('requester', '=', asked.requester)
    .where('used_at', 'is', null)
    .orderBy('token_hash')
    .forUpdate()
    .execute();
  const tried = tryAmong(
    attempts,
    { tokenHash, code },
    { secretKeys, now, proofLifeMs: PROOF_LIFE_MS },
  );
  if (!tried) return 'code_not_requested';
  const { verdict, counted } = tried;
  if (verdict === 'right_again') return null;
  if (verdict !== 'right' && verdict !== 'code_invalid') return verdict;
  await trx
    .updateTable('sign_up_attempt')
    .set(
      verdict === 'right'
        ? { proved_at: now }
        : ({ eb }) => ({ wrong_tries: eb('wrong_tries', '+', 1) }),
    )
    .where('token_hash', 'in', counted)
    .execute();
  return verdict === 'right' ? null : verdict;
}
