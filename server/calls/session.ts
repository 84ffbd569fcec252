import { createHash, randomBytes } from 'node:crypto';
import { ROL, type Rol } from '#contract/call.ts';
import { permissionsOf } from '#domain/administrators/permissions.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { publish } from '#server/push.ts';
import { hasFactor } from './factor.ts';
import { fail } from './failure.ts';
import { placeOf } from './place.ts';
import type { Caller } from './handler.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Idle and absolute lifetime of a session, in milliseconds (decisions §2). */
export const sessionLifetime = (rol: Rol) =>
  rol === ROL.admin
    ? { idle: 30 * MINUTE, absolute: 12 * 60 * MINUTE }
    : { idle: 14 * DAY, absolute: 30 * DAY };

/** `last_seen_at` is written at most this often, so that most reads write nothing. */
const SEEN_INTERVAL = MINUTE;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Begins a session, which whoever opens it has just proved to be theirs; the returned 256-bit secret is stored only as a
 * hash.
 */
export async function openSession(
  trx: Trx,
  account: { id: number; rol: Rol },
  { now, userAgent, address = '' }: { now: Date; userAgent: string; address?: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: account.id,
      user_agent: userAgent.slice(0, 300),
      ...placeOf(address),
      created_at: now,
      last_seen_at: now,
      proved_at: now,
      expires_at: new Date(now.getTime() + sessionLifetime(account.rol).absolute),
    })
    .execute();
  return token;
}

interface Asking {
  readonly aboutKeylogin?: boolean | undefined;
  /** From where it is asked, as limits count it. */
  readonly address: string;
}

/**
 * The account behind a session, with one indexed look-up. A session that is unknown, expired, idle for too
 * long, of a deleted or suspended account, or sent with somebody else's keylogin gets the same answer in
 * all cases (decisions §2). With `aboutKeylogin` the body's keylogin does not say who asks.
 */
export async function requireCaller(
  db: Db,
  body: { session_id?: unknown; keylogin?: unknown },
  now: Date,
  { aboutKeylogin = false, address }: Asking,
): Promise<Caller> {
  const { session_id: token, keylogin } = body;
  if (typeof token !== 'string' || token === '' || typeof keylogin !== 'string' || keylogin === '')
    return fail('no_session');
  const session = await findSession(db, hashToken(token), now);
  if (!session || (session.keylogin !== keylogin && !aboutKeylogin))
    return fail('session_not_found');
  await touch(db, session, now, address);
  return {
    id: session.id,
    keylogin: session.keylogin,
    rol: session.rol,
    permisos: session.permisos,
    hasFactor: session.hasFactor,
    provedAt: session.provedAt,
    sessionHash: session.hash,
  };
}

/** Whether the session is still valid; asking counts as activity. For what outlives one call. */
export async function isSessionValid(db: Db, sessionHash: Buffer, now: Date): Promise<boolean> {
  const session = await findSession(db, sessionHash, now);
  if (!session) return false;
  await touch(db, session, now);
  return true;
}

/** Runs in every call of a signed-in account. */
const sessionRow = compileOnce((db, { hash }: { hash: Buffer }) =>
  db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.keylogin', 'a.rol', 'a.permisos'])
    .select(hasFactor.as('has_factor'))
    .select(['s.last_seen_at', 's.proved_at', 's.expires_at'])
    .where('s.token_hash', '=', hash)
    .where('a.deleted_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .compile(),
);

async function findSession(db: Db, hash: Buffer, now: Date) {
  const [row] = await sessionRow(db, { hash });
  if (!row) return null;
  const rol = row.rol as Rol;
  const idle = now.getTime() - row.last_seen_at.getTime();
  if (row.expires_at <= now || idle > sessionLifetime(rol).idle) return null;
  const { id, keylogin, proved_at: provedAt, has_factor } = row;
  return {
    id,
    keylogin,
    rol,
    permisos: permissionsOf(row),
    hasFactor: has_factor,
    provedAt,
    hash,
    idle,
  };
}

async function touch(
  db: Db,
  { hash, idle }: { hash: Buffer; idle: number },
  now: Date,
  address?: string,
) {
  if (idle <= SEEN_INTERVAL) return;
  await db
    .updateTable('session')
    // A session that is used elsewhere is what its owner has to see.
    .set({ last_seen_at: now, ...(address !== undefined && placeOf(address)) })
    .where('token_hash', '=', hash)
    .execute();
}

/** Ends a session and the streams that it opened on any process. */
export async function endSession(trx: Trx, sessionHash: Buffer): Promise<void> {
  const ended = await trx
    .deleteFrom('session')
    .where('token_hash', '=', sessionHash)
    .returning('account_id')
    .executeTakeFirst();
  if (ended) await publish(trx, [{ account: ended.account_id, event: 'session_ended' }]);
}

/** Ends every session of an account, after a new password or with the account's end (decisions §2). */
export async function endSessionsOf(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('session').where('account_id', '=', accountId).execute();
  await publish(trx, [{ account: accountId, event: 'session_ended' }]);
}
