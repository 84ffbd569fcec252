import { sql } from 'kysely';
import { mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { answered, demanded, happened } from './facts.ts';

const HOUR = 3_600_000;

/**
 * Counts the days that are over and not counted yet. A day counts as over an hour after midnight, when no transaction of
 * that day is still running. Repeating it counts nothing twice: the lock of the row puts two of them one after the other.
 */
export async function countBusiness(trx: Trx, now: Date): Promise<void> {
  const { until } = await trx
    .selectFrom('business_counted')
    .select(untilMs)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const today = startOfMexicoDay(mexicoDay(now.getTime() - HOUR));
  if (until >= today) return;
  const range = { from: earliest(until), before: new Date(today) };
  await sql`
    insert into business_day (dia, que, total, monto)
    select dia, que, count(*), sum(monto) from (${happened(range)}) f group by dia, que`.execute(
    trx,
  );
  await sql`
    insert into first_answer_day (dia, minutos, total)
    select dia, minutos, count(*) from (${answered(range)}) f group by dia, minutos`.execute(trx);
  await sql`
    insert into demand_day
    select dia, categoria_id, lugar_estado, lugar_ciudad, sum(solicitudes), sum(con_propuesta)
    from (${demanded(range)}) f group by 1, 2, 3, 4
    on conflict (dia, categoria_id, lugar_estado, lugar_ciudad) do update set
      solicitudes = demand_day.solicitudes + excluded.solicitudes,
      con_propuesta = demand_day.con_propuesta + excluded.con_propuesta`.execute(trx);
  await trx.updateTable('business_counted').set({ until: range.before }).execute();
}

const untilMs = sql<number>`extract(epoch from until) * 1000`.as('until');

/** -infinity is not a valid date, and nothing happened before 1970. */
const earliest = (until: number): Date => new Date(Math.max(until, 0));

/** Until when days are counted. What is counted later does not matter to who read it: rows stay where they are. */
export async function countedUntil(db: Db | Trx): Promise<Date> {
  const { until } = await db
    .selectFrom('business_counted')
    .select(untilMs)
    .executeTakeFirstOrThrow();
  return earliest(until);
}
