import { randomBytes } from 'node:crypto';
import type { Db, Trx } from '#server/db/pool.ts';

const LIFE_MS = 5 * 60_000;

/** Something new for a device to sign, for an account, or for whoever signs in. */
export async function newChallenge(db: Db, accountId: number | null, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge,
      account_id: accountId,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute();
  return challenge;
}

/** Uses a challenge up; answers whether it was given to this account, or to nobody known, and still holds. */
export async function takeChallenge(
  trx: Trx,
  { challenge, accountId, now }: { challenge: string; accountId: number | null; now: Date },
): Promise<boolean> {
  const taken = await trx
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets challenges that nobody can use any more. */
export const forgetChallenges = (trx: Trx, now: Date) =>
  trx.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
