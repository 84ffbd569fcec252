import { sql } from 'kysely';
import type { Limit } from '#contract/call.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** How often something may happen in a span of time, counted by all server processes together. */
export interface Allowance {
  readonly max: number;
  readonly seconds: number;
}

/**
 * Counts one use of `key`; false when the allowance is used up. The count survives a rollback only when
 * given the pool, not the transaction.
 */
export const takeShared = async (
  db: Db | Trx,
  key: string,
  { max, seconds }: Allowance,
  now: Date,
): Promise<boolean> => (await overrun(db, [{ key, max }], seconds, now)) === null;

interface Use {
  readonly counts: readonly { readonly key: string; readonly max: number }[];
  readonly seconds: number;
}

/** Counts one use of each of these keys; answers the first whose allowance is used up, null if none is. */
export async function overrun(
  db: Db | Trx,
  counts: Use['counts'],
  seconds: number,
  now: Date,
): Promise<string | null> {
  if (!db.isTransaction) return counterOf(db).count({ counts, seconds }, now);
  const [over = null] = await countAll(db, [{ counts, seconds }], now);
  return over;
}

/** How many statements that count one pool has under way at most. */
const AT_ONCE = 4;

/**
 * The counting of one pool: whoever comes while enough statements are under way goes together with the others into the next.
 * Who counts a key waits until who counted it before has committed, so that a mass of them would hold each connection.
 */
class Counter {
  readonly #db: Db;
  #underWay = 0;
  #waiting: (Use & PromiseWithResolvers<string | null>)[] = [];
  #now = new Date(0);

  constructor(db: Db) {
    this.#db = db;
  }

  count(use: Use, now: Date): Promise<string | null> {
    const waiting = { ...use, ...Promise.withResolvers<string | null>() };
    this.#waiting.push(waiting);
    this.#now = now;
    void this.#next();
    return waiting.promise;
  }

  async #next(): Promise<void> {
    if (this.#underWay >= AT_ONCE || this.#waiting.length === 0) return;
    const together = this.#waiting;
    this.#waiting = [];
    this.#underWay++;
    try {
      const overs = await countAll(this.#db, together, this.#now);
      for (const [index, { resolve }] of together.entries()) resolve(overs[index] ?? null);
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
    this.#underWay--;
    void this.#next();
  }
}

const counters = new WeakMap<Db, Counter>();
function counterOf(db: Db): Counter {
  const counter = counters.get(db) ?? new Counter(db);
  counters.set(db, counter);
  return counter;
}

/** Counts all of them in one statement, as if one came after the other. */
async function countAll(
  db: Db | Trx,
  together: readonly Use[],
  now: Date,
): Promise<(string | null)[]> {
  const uses = new Map<string, { times: number; ends: Date }>();
  for (const { counts, seconds } of together)
    for (const { key } of counts) {
      const times = (uses.get(key)?.times ?? 0) + 1;
      uses.set(key, { times, ends: new Date(now.getTime() + seconds * 1000) });
    }
  const times = [...uses.values()].map((use) => use.times);
  const ends = [...uses.values()].map((use) => use.ends);
  // In one order, so that nobody waits for who waits for them.
  const { rows } = await sql<{ key: string; count: number }>`
    insert into rate_limit (key, window_ends_at, count)
    select key, ends, times
    from unnest(${[...uses.keys()]}::text[], ${ends}::timestamptz[], ${times}::int[])
      as use (key, ends, times)
    order by key
    on conflict (key) do update set
      count = case when rate_limit.window_ends_at <= ${now} then excluded.count
        else rate_limit.count + excluded.count end,
      window_ends_at = case when rate_limit.window_ends_at <= ${now}
        then excluded.window_ends_at else rate_limit.window_ends_at end
    returning key, count`.execute(db);
  const used = new Map(rows.map(({ key, count }) => [key, count - (uses.get(key)?.times ?? 0)]));
  return together.map(({ counts }) => {
    for (const { key } of counts) used.set(key, (used.get(key) ?? 0) + 1);
    return counts.find(({ key, max }) => (used.get(key) ?? 0) > max)?.key ?? null;
  });
}

/** How often keys were used in their present span, and in how many seconds that ends; those that were not are left out. */
export async function countsOf(db: Db | Trx, keys: readonly string[], now: Date) {
  const rows = await db
    .selectFrom('rate_limit')
    .select(['key', 'count', 'window_ends_at'])
    .where('key', 'in', keys)
    .where('window_ends_at', '>', now)
    .execute();
  return new Map(
    rows.map(({ key, count, window_ends_at }) => [
      key,
      { count, secondsLeft: secondsUntil(window_ends_at.getTime(), now) },
    ]),
  );
}

/** Seconds until a key's counter begins anew. */
export async function secondsLeft(db: Db | Trx, key: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select('window_ends_at')
    .where('key', '=', key)
    .executeTakeFirst();
  return secondsUntil(row?.window_ends_at.getTime() ?? 0, now);
}

const secondsUntil = (endsAt: number, now: Date): number =>
  Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));

/** Resets a key's counter, for example after a right password. */
export async function clearShared(db: Db | Trx, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

/** Takes one use back that turned out to be none of those that are limited. */
export async function giveBackShared(db: Db | Trx, key: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** How many counters of this process there are at most: whoever has a /48 has 65,536 networks, with each call. */
const MOST_WINDOWS = 200_000;

/** Counters of this process alone, for reads that should cost no write. */
export class LocalLimits {
  readonly #windows = new Map<string, { endsAt: number; count: number }>();
  /** Goes round all of them, a few at a time. */
  #round = this.#windows.entries();

  take(key: string, { max, seconds }: Allowance, now: Date): boolean {
    const at = now.getTime();
    const open = this.#windows.get(key);
    if (open && open.endsAt > at) return ++open.count <= max;
    // Two for each new one, so that those that ended go without a look at all of them.
    for (let look = 0; look < 2; look++) this.#lookAtNext(at);
    this.#windows.set(key, { endsAt: at + seconds * 1000, count: 1 });
    return true;
  }

  /** How often a key was used in its present span. */
  used(key: string, now: Date): number {
    const open = this.#windows.get(key);
    return open && open.endsAt > now.getTime() ? open.count : 0;
  }

  /** Seconds until a key's counter begins anew. */
  secondsLeft(key: string, now: Date): number {
    return secondsUntil(this.#windows.get(key)?.endsAt ?? 0, now);
  }

  /** Forgets the next one where it ended, or where there are too many. */
  #lookAtNext(at: number): void {
    const { value: next, done } = this.#round.next();
    if (done) this.#round = this.#windows.entries();
    else if (next[1].endsAt <= at || this.#windows.size >= MOST_WINDOWS)
      this.#windows.delete(next[0]);
  }
}

/** The key under which a call's own limit is counted. */
export const limitKey = (path: string, limit: Limit, who: string | number): string =>
  `${limit.by}:${who}:${path}`;
