import { sql } from 'kysely';
import type { TeamQuery } from '#domain/team-search/query.ts';
import type { Db } from '#server/db/pool.ts';
import { beginning, found, type Way } from './found.ts';

/** The payments that may be meant, by number or by the provider's id; and those of `owners`. */
export async function findPayments(
  db: Db,
  { payment, providerId }: TeamQuery,
  owners: readonly number[],
): Promise<number[]> {
  const ways: Way[] = [];
  if (providerId !== null)
    ways.push({
      rank: 0,
      select: sql`select y.id from payment y where lower(y.id_payment) like ${beginning(providerId.toLowerCase())}`,
    });
  if (payment !== null)
    ways.push({ rank: 1, select: sql`select y.id from payment y where y.id = ${payment}` });
  if (owners.length > 0)
    ways.push({
      rank: 2,
      most: 1000,
      select: sql`select y.id from payment y where y.account_id = any(${owners}::bigint[]) and y.settled_at is not null`,
    });
  return await found(db, ways);
}

/** The payouts that may be meant, by number or by the bank's key; and those of `owners`. */
export async function findPayouts(
  db: Db,
  { payout, trackingKey }: TeamQuery,
  owners: readonly number[],
): Promise<number[]> {
  const ways: Way[] = [];
  if (trackingKey !== null)
    ways.push({
      rank: 0,
      select: sql`select o.id from payout o where upper(o.clave_rastreo) like ${beginning(trackingKey)}`,
    });
  if (payout !== null)
    ways.push({ rank: 1, select: sql`select o.id from payout o where o.id = ${payout}` });
  if (owners.length > 0)
    ways.push({
      rank: 2,
      most: 1000,
      select: sql`select o.id from payout o where o.account_id = any(${owners}::bigint[])`,
    });
  return await found(db, ways);
}
