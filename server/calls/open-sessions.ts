import { sql } from 'kysely';
import type { Rol } from '#contract/call.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { publish } from '#server/push.ts';
import { sessionLifetime } from './session.ts';

/** More devices than anybody has; of whoever has more, those used last. */
const MOST = 50;

/**
 * What a session is called towards its owner: always the same, and of no use to whoever reads it. Half
 * of a hash, as base64url.
 */
const publicId = sql<string>`translate(encode(substring(
  sha256('session ' || token_hash) for 16), 'base64'), '+/=', '-_')`;

/** The sessions of an account that still hold, those used last first. */
export async function openSessionsOf(db: Db, account: { id: number; rol: Rol }, now: Date) {
  const idleSince = new Date(now.getTime() - sessionLifetime(account.rol).idle);
  return db
    .selectFrom('session')
    .select(['token_hash', 'user_agent', 'created_at', 'last_seen_at', publicId.as('id')])
    .where('account_id', '=', account.id)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>=', idleSince)
    .orderBy('last_seen_at', 'desc')
    .limit(MOST)
    .execute();
}

/** Ends the account's session of that name; false when there is none. */
export async function endSessionNamed(trx: Trx, accountId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where(publicId, '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await publish(trx, [{ account: accountId, event: 'session_ended' }]);
  return true;
}

/** Ends all sessions of an account but one; answers how many. */
export async function endOtherSessions(trx: Trx, accountId: number, kept: Buffer): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', kept)
    .executeTakeFirstOrThrow();
  await publish(trx, [{ account: accountId, event: 'session_ended' }]);
  return Number(numDeletedRows);
}
