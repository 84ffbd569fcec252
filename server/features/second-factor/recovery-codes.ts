import type { SecretKeys } from '#server/secret-keys.ts';
import { createHmac, randomInt } from 'node:crypto';
import {
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  writtenCode,
} from '#domain/second-factor/second-factor.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** Keyed, so that nobody who reads the table can try all codes. */
const hashCode = (secretKey: string, bare: string): Buffer =>
  createHmac('sha256', secretKey).update(`recovery code ${bare}`).digest();

/** What a code may be stored as, by each of the keys. */
export const hashesOf = (secretKeys: SecretKeys, bare: string): Buffer[] =>
  secretKeys.map((key) => hashCode(key, bare));

const newCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () =>
    RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length)),
  ).join('');

/** Replaces an account's codes on paper; answers them as they are written down, which only their owner ever sees. */
export async function replaceCodes(trx: Trx, accountId: number, secretKeys: SecretKeys) {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx
    .insertInto('recovery_code')
    .values(
      codes.map((bare) => ({ account_id: accountId, code_hash: hashCode(secretKeys[0], bare) })),
    )
    .execute();
  return codes.map(writtenCode);
}

/** Whether the owner of the unused codes has said that they keep them; also where there are none. */
export async function areKept(db: Db, accountId: number): Promise<boolean> {
  const unkept = await db
    .selectFrom('recovery_code')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('kept_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return unkept === undefined;
}

/** Uses a code up; answers how many are left, or null when it is none of the account's unused ones. */
export async function spendCode(
  trx: Trx,
  { accountId, hashes, now }: { accountId: number; hashes: readonly Buffer[]; now: Date },
): Promise<number | null> {
  const used = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return used ? countCodes(trx, accountId) : null;
}

/** How many codes on paper are unused. */
export async function countCodes(db: Trx, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((all) => all.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
