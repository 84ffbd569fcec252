import { sql } from 'kysely';
import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { listedBalance } from './compare.ts';

/** What the provider lists late is still found once a night. */
export const OVERLAP_OF_DAYS = 3 * DAY;

/** An instant before which the books and the provider were compared, and what the provider's movements before it add up to. */
export interface Agreed {
  readonly until: Date;
  readonly balance: number;
}

/** The last agreed day; null when there was none yet. */
export const lastAgreed = async (db: Db): Promise<Agreed | null> =>
  (await db
    .selectFrom('provider_agreed')
    .select(['until', 'balance'])
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** To be held while days are compared that are then agreed: a page of movements that is stored meanwhile waits. */
export const holdAgreement = async (trx: Trx): Promise<void> =>
  void (await sql`lock table provider_agreed in share row exclusive mode`.execute(trx));

/**
 * Agrees on the days that are over long enough. Whatever differs in them is stored and stays compared; what comes to them
 * later is dated after them in the ledger, or takes their agreement back (`disagree`).
 */
export async function agree(trx: Trx, now: Date): Promise<void> {
  const { until: sealed } = await trx
    .selectFrom('ledger_sealed')
    .select('until')
    .executeTakeFirstOrThrow();
  const settled = startOfMexicoDay(mexicoDay(now.getTime() - OVERLAP_OF_DAYS));
  const until = new Date(Math.min(settled, sealed.getTime()));
  const last = await lastAgreed(trx);
  if (last && last.until >= until) return;
  const balance = await listedBalance(trx, last, until);
  await trx.insertInto('provider_agreed').values({ until, balance, agreed_at: now }).execute();
}

/** Takes back the agreement on days to which the provider has added a movement. */
export async function disagree(trx: Trx, createdAt: Date): Promise<void> {
  await trx.deleteFrom('provider_agreed').where('until', '>', createdAt).execute();
}
