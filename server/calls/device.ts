import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import type { RequestFacts } from './handler.ts';
import { placeOf } from './place.ts';
import { checkSides } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { hashToken } from './session.ts';

/** The cookie by which a device is recognised, sent only to our calls. */
const COOKIE = 'dispositivo';
const PATH = '/api';
/** As long as browsers keep one. */
const LIFE_SECONDS = 400 * 24 * 3600;

export const DEVICE_LIFE_MS = LIFE_SECONDS * 1000;
/** More than anybody has; beyond that the ones used longest ago are forgotten. */
const MOST = 50;

type Cookies = Pick<RequestFacts, 'cookies'>;

/** What a request says of its device: a hash by which it may be known, null without one. */
export function deviceHashOf({ cookies }: Cookies): Buffer | null {
  const token = cookies[COOKIE];
  return token && token.length <= 64 ? hashToken(token) : null;
}

/** Whether this device once signed in to the account, or without one to any, since its password was last replaced. */
export async function isKnownDevice(
  db: Db | Trx,
  device: Buffer | null,
  accountId?: number,
): Promise<boolean> {
  if (!device) return false;
  const row = await db
    .selectFrom('device')
    .select('account_id')
    .where('token_hash', '=', device)
    .where('forgotten_at', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? 0))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Knows this device from now on as one of the account, which somebody just signed in to; answers whether it is a new one
 * beside others.
 */
export async function rememberDevice(
  trx: Trx,
  request: Pick<RequestFacts, 'cookies' | 'setCookie' | 'userAgent' | 'address'>,
  { accountId, now }: { accountId: number; now: Date },
): Promise<boolean> {
  // Only a secret that we made is kept: nobody chooses that of somebody else's device.
  const isOurs = await wasMade(trx, deviceHashOf(request));
  const token = (isOurs && request.cookies[COOKIE]) || randomBytes(32).toString('base64url');
  // Set anew each time, so that it does not end while it is used.
  request.setCookie(COOKIE, token, { path: PATH, maxAgeSeconds: LIFE_SECONDS });
  const others = await trx
    .selectFrom('device')
    .select(['token_hash', 'user_agent', 'network'])
    .where('account_id', '=', accountId)
    .where('forgotten_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .execute();
  const token_hash = hashToken(token);
  const seen = {
    user_agent: request.userAgent.slice(0, 300),
    network: placeOf(request.address).network,
  };
  await trx
    .insertInto('device')
    .values({ token_hash, account_id: accountId, ...seen, created_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'account_id']).doUpdateSet({
        ...seen,
        // One that was forgotten is known anew.
        created_at: sql`case when device.forgotten_at is null then device.created_at else ${now} end`,
        last_seen_at: now,
        forgotten_at: null,
      }),
    )
    .execute();
  // Somebody else was let in with it.
  if (isOurs && !others.some((one) => one.token_hash.equals(token_hash)))
    await enqueue(trx, checkSides, { accountId });
  const forgotten = others.slice(MOST - 1).filter((one) => !one.token_hash.equals(token_hash));
  for (const one of forgotten)
    await forget(trx, accountId, now).where('token_hash', '=', one.token_hash).execute();
  // One that keeps no cookies is the same while it comes from the same place.
  const isSame = (one: (typeof others)[number]) =>
    one.token_hash.equals(token_hash) ||
    (one.user_agent === seen.user_agent && one.network === seen.network);
  return others.length > 0 && !others.some(isSame);
}

async function wasMade(trx: Trx, device: Buffer | null): Promise<boolean> {
  if (!device) return false;
  const found = trx.selectFrom('device').select('account_id').where('token_hash', '=', device);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

/** Its rows stay for the rules of risk: what two accounts shared does not end with a password. */
const forget = (trx: Trx, accountId: number, now: Date) =>
  trx
    .updateTable('device')
    .set({ forgotten_at: now })
    .where('account_id', '=', accountId)
    .where('forgotten_at', 'is', null);

/** Forgets all devices of an account: whoever knew a password that was replaced is a stranger again. */
export const forgetDevices = (trx: Trx, accountId: number, now: Date) =>
  forget(trx, accountId, now).execute();

/** Who asks for a code, as its tries are counted: a known device, else a network. */
export const requesterOf = (device: Buffer | null, address: string): Buffer =>
  device ?? hashToken(`network ${address}`);
