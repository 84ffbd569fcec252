import { sql } from 'kysely';
import { clearShared, giveBackShared, takeShared } from '#server/calls/rate-limit.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { hashEmail } from '#server/features/accounts/index.ts';

const QUARTER_HOUR = 900;
/**
 * Limits for one address, and for all addresses together: guessing from many addresses is still guessing.
 */
const PER_ADDRESS = { max: 10, seconds: QUARTER_HOUR };
const ALL_ADDRESSES = { max: 50, seconds: QUARTER_HOUR };

interface LoginAttempt {
  readonly email: string;
  readonly address: string;
}

const anywhereKey = (email: string): string => `login:${hashEmail(email).toString('base64url')}`;

function keysOf({ email, address }: LoginAttempt) {
  const anywhere = anywhereKey(email);
  return { here: `${anywhere}:${address}`, anywhere };
}

/**
 * Counts a login attempt before the password is verified, so that concurrent ones cannot exceed the limit;
 * undo it after success with `clearLoginAttempts`. False when the limit is reached.
 */
export async function takeLoginAttempt(db: Db, attempt: LoginAttempt, now: Date): Promise<boolean> {
  const { here, anywhere } = keysOf(attempt);
  return (
    (await takeShared(db, here, PER_ADDRESS, now)) &&
    (await takeShared(db, anywhere, ALL_ADDRESSES, now))
  );
}

/** After a right password: resets this address, and uncounts the attempt for all addresses. */
export async function clearLoginAttempts(trx: Trx, attempt: LoginAttempt): Promise<void> {
  const { here, anywhere } = keysOf(attempt);
  await clearShared(trx, here);
  await giveBackShared(trx, anywhere);
}

/** After a new password: resets the counters of all addresses. */
export async function clearAllLoginAttempts(trx: Trx, email: string): Promise<void> {
  const anywhere = anywhereKey(email);
  await trx
    .deleteFrom('rate_limit')
    .where(sql<boolean>`key = ${anywhere} or starts_with(key, ${`${anywhere}:`})`)
    .execute();
}
