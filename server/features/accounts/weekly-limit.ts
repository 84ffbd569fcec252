import { sql } from 'kysely';
import { weeklyLimitFreesAt } from '#domain/membership/membership.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/**
 * For account `a` with level `n`: when the project was finalized that, counted from the newest, fills the
 * level's weekly limit; null for fewer projects. Meaningless for a level without limit.
 */
export const limitFilledAt = sql<Date | null>`(select x.finalized_at from proposal x
  where x.professional_id = a.id and x.estado = 'finalizada'
  order by x.finalized_at desc offset n.proyects_limit - 1 limit 1)`;

/** When a level's weekly limit lets its professional publish again, epoch milliseconds; null while it is not reached. */
export const freesAt = (
  { limite, filledAt }: { limite: number | null; filledAt: Date | null },
  now: Date,
): number | null =>
  limite === null ? null : weeklyLimitFreesAt(filledAt?.getTime() ?? null, now.getTime());

/** The same of the professional with this number. */
export async function limitFreesAt(db: Db | Trx, accountId: number, now: Date) {
  const limit = await weeklyLimitOf(db, accountId);
  return limit && freesAt(limit, now);
}

/** The weekly limit of a professional's level and the project that fills it; null without limit. */
export async function weeklyLimitOf(db: Db | Trx, accountId: number) {
  const row = await db
    .selectFrom('account as a')
    .innerJoin('nivel as n', 'n.id', 'a.nivel')
    .select(['n.proyects_limit as limite', limitFilledAt.as('filled_at')])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.limite === null ? null : { limite: row.limite, filledAt: row.filled_at };
}
