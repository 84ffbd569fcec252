import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** Whether a loss `l` is one that somebody may have been charged for, from what was reserved or as a debt. */
export const isCharged = (accountId: number): RawBuilder<SqlBool> => sql`l.id in (
  select loss_id from debt where account_id = ${accountId}
  union all
  select lost.id from chargeback c join loss lost on lost.chargeback_id = c.id
    where c.payee_id = ${accountId})`;

/** What somebody was charged for losses decided since an instant, without what was given back; centavos. */
export async function chargedSince(db: Db, accountId: number, since: Date): Promise<number> {
  const { charged } = await db
    .selectFrom('loss as l')
    .select(sql<number>`coalesce(sum(l.cargo), 0)`.as('charged'))
    .where('l.decided_at', '>=', since)
    .where('l.returned', 'is', null)
    .where(isCharged(accountId))
    .executeTakeFirstOrThrow();
  return charged;
}
