import { sql } from 'kysely';
import type { Rol } from '#contract/call.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { publish } from '#server/push.ts';
import { sessionLifetime } from './session.ts';

/** The most sessions listed, those used last first: more than anybody has devices. */
const MAX_LISTED = 50;

/**
 * The public id of a session, shown to its owner. It is stable and opens nothing: half of a hash, as
 * base64url.
 */
const publicId = sql<string>`translate(encode(substring(
  sha256('session ' || token_hash) for 16), 'base64'), '+/=', '-_')`;

/** The valid sessions of an account, those used last first. */
export async function openSessionsOf(db: Db, account: { id: number; rol: Rol }, now: Date) {
  const idleSince = new Date(now.getTime() - sessionLifetime(account.rol).idle);
  return db
    .selectFrom('session')
    .select([
      'country',
      'network',
      'token_hash',
      'user_agent',
      'created_at',
      'last_seen_at',
      publicId.as('id'),
    ])
    .where('account_id', '=', account.id)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>=', idleSince)
    .orderBy('last_seen_at', 'desc')
    .limit(MAX_LISTED)
    .execute();
}

/** Ends the account's session with this public id; false when there is none. */
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

/** Ends all sessions of an account except `kept`; answers how many. */
export async function endOtherSessions(trx: Trx, accountId: number, kept: Buffer): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', kept)
    .executeTakeFirstOrThrow();
  await publish(trx, [{ account: accountId, event: 'session_ended' }]);
  return Number(numDeletedRows);
}
