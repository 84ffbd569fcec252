import { sql } from 'kysely';
import {
  type Allowance,
  clearShared,
  countsOf,
  giveBackShared,
  secondsLeft,
  takeShared,
} from '#server/calls/rate-limit.ts';
import { widerNetworks } from '#server/connections/index.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { hashEmail } from '#server/features/accounts/index.ts';

const QUARTER_HOUR = 900;
/** Wrong passwords of one address, and of one device or session that is known. */
const EACH = { max: 10, seconds: QUARTER_HOUR };
/** Of all strangers together, from which on each network around them has one a minute, and then one in ten. */
const MANY = { max: 50, seconds: QUARTER_HOUR };
const SLOW = { max: 1, seconds: 60 };
const FAR_TOO_MANY = { max: 500, seconds: QUARTER_HOUR };
const SLOWEST = { max: 1, seconds: 600 };

export interface LoginAttempt {
  readonly email: string;
  readonly address: string;
  /** The device or session that was let in before, which strangers' tries do not count against. */
  readonly known: Buffer | null;
}

export interface TakenAttempt {
  /** In how many seconds the next one is allowed; null where this one is. */
  readonly wait: number | null;
  /** Whether strangers have tried so often that the owner should know. */
  readonly many: boolean;
}

const anywhereKey = (email: string): string => `login:${hashEmail(email).toString('base64url')}`;

function keysOf({ email, address, known }: LoginAttempt) {
  const anywhere = anywhereKey(email);
  const wide = widerNetworks(address).at(-1)?.network ?? address;
  return {
    anywhere,
    own: `${anywhere}:${known ? `known:${known.toString('base64url')}` : address}`,
    slow: `${anywhere}:slow:${wide}`,
    slowest: `${anywhere}:slowest:${wide}`,
  };
}

/**
 * Counts a login attempt before the password is verified, so that concurrent ones cannot exceed the limit; undo it after
 * success with `clearLoginAttempts`. Strangers slow each other down, and stop nobody. Whoever must wait is turned away by
 * reading alone: in masses, writes about one account would wait for each other.
 */
export async function takeLoginAttempt(
  db: Db,
  attempt: LoginAttempt,
  now: Date,
): Promise<TakenAttempt> {
  const { own, anywhere, slow, slowest } = keysOf(attempt);
  const many = `${anywhere}:many`;
  const counted = await countsOf(db, [own, anywhere, many, slow, slowest], now);
  const has = (key: string, { max }: Allowance) => (counted.get(key)?.count ?? 0) < max;
  const waitFor = (key: string) => counted.get(key)?.secondsLeft ?? secondsLeft(db, key, now);
  const [key, allowance] = has(many, FAR_TOO_MANY) ? [slow, SLOW] : [slowest, SLOWEST];
  const refusedBy = attempt.known || has(anywhere, MANY) || has(key, allowance) ? null : key;

  if (!has(own, EACH)) return { wait: await waitFor(own), many: false };
  if (refusedBy) return { wait: await waitFor(refusedBy), many: true };
  if (!(await takeShared(db, own, EACH, now))) return { wait: await waitFor(own), many: false };
  if (attempt.known || (await takeShared(db, anywhere, MANY, now)))
    return { wait: null, many: false };
  await takeShared(db, many, FAR_TOO_MANY, now);
  const allowed = await takeShared(db, key, allowance, now);
  return { wait: allowed ? null : await waitFor(key), many: true };
}

/** After a right password: resets what was counted of whoever tried, and uncounts the attempt for all. */
export async function clearLoginAttempts(trx: Trx, attempt: LoginAttempt): Promise<void> {
  const { own, anywhere, slow, slowest } = keysOf(attempt);
  for (const key of [own, slow, slowest]) await clearShared(trx, key);
  if (!attempt.known) await giveBackShared(trx, anywhere);
}

/** After a new password: resets the counters of all addresses. */
export async function clearAllLoginAttempts(trx: Trx, email: string): Promise<void> {
  const anywhere = anywhereKey(email);
  await trx
    .deleteFrom('rate_limit')
    .where(sql<boolean>`key = ${anywhere} or starts_with(key, ${`${anywhere}:`})`)
    .execute();
}
