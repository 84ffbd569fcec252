// Messages and notifications, counted per day once the day is over (0024_analytics.sql).
import { type RawBuilder, sql } from 'kysely';
import { mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { type Range, within } from './period.ts';
import { placesOf } from './ranks.ts';

type What = 'mensajes' | 'notificaciones';

const HOUR = 3_600_000;

/** The calendar day of a row in Mexico City, as the domain computes it. */
const DAY_OF = sql`((created_at - interval '6 hours') at time zone 'UTC')::date`;

/** Messages between a client and a professional, without those of the system and the team. */
const written = (range: Range) => sql`
  select m.dia, de.rol as de_rol, char_length(m.msg) as caracteres
  from (
      select ${DAY_OF} as dia, conversation_id, sender_id, msg from message
      where ${within(range)} and sender_id is not null
    ) m
    join conversation c on c.id = m.conversation_id
    join account de on de.id = m.sender_id
    join account a on a.id = c.low_id + c.high_id - m.sender_id
  where (de.rol, a.rol) in ((1, 2), (2, 1))`;

/** Notifications to clients and professionals. */
const notified = (range: Range) => sql`
  select n.dia, a.rol, n.evento, n.account_id
  from (
      select ${DAY_OF} as dia, account_id, evento from notification where ${within(range)}
    ) n
    join account a on a.id = n.account_id
  where a.rol in (1, 2)`;

/** Splits a range into the days already counted and the instants still to count from rows. */
export async function partsOf(db: Db, what: What, range: Range) {
  const { until } = await countedUntil(db, what);
  const cut = new Date(Math.min(Math.max(until, range.from.getTime()), range.to.getTime()));
  return {
    days: sql`dia >= ${mexicoDay(range.from.getTime())} and dia < ${mexicoDay(cut.getTime())}`,
    rows: { from: cut, to: range.to },
  };
}
type Parts = Awaited<ReturnType<typeof partsOf>>;

async function countedUntil(db: Db, what: What) {
  const { until } = await db
    .selectFrom('counted_until')
    .select(sql<number>`extract(epoch from until) * 1000`.as('until'))
    .where('what', '=', what)
    .executeTakeFirstOrThrow();
  return { until };
}

export const messagesBy = ({ days, rows }: Parts) => sql<{
  de_rol: number;
  total: number;
  caracteres: number;
}>`
  select de_rol, sum(total) as total, sum(caracteres) as caracteres from (
    select de_rol, total, caracteres from message_day where ${days}
    union all
    select de_rol, 1, caracteres from (${written(rows)}) w
  ) counted group by de_rol`;

export const notificationsBy = ({ days, rows }: Parts) => sql<{
  rol: number;
  evento: string;
  total: number;
}>`
  select rol, evento, sum(total) as total from (
    select rol, evento, total from notification_day where ${days}
    union all
    select rol, evento, count(*) from (${notified(rows)}) t group by rol, evento
  ) counted group by rol, evento`;

export const notificationPlaces = ({ days, rows }: Parts): RawBuilder<unknown> => sql`
  select kind, place_id, sum(total) as total from (
    select kind, place_id, total from notification_place_day where ${days}
    union all
    ${placesOf(notifiedPeople(rows))}
  ) counted group by kind, place_id`;

const notifiedPeople = (range: Range) =>
  sql`select account_id, count(*) as total from (${notified(range)}) t group by account_id`;

/**
 * Counts the days that are over and not counted yet. A day counts as over an hour after midnight, when no
 * transaction of that day is still running. Repeating it counts nothing twice.
 */
export async function countDays(trx: Trx, now: Date): Promise<void> {
  await count(trx, 'mensajes', now, async (range) => {
    await sql`
      insert into message_day (dia, de_rol, total, caracteres)
      select dia, de_rol, count(*), sum(caracteres) from (${written(range)}) w
      group by dia, de_rol`.execute(trx);
  });
  await count(trx, 'notificaciones', now, async (range) => {
    await sql`
      insert into notification_day (dia, rol, evento, total)
      select dia, rol, evento, count(*) from (${notified(range)}) t
      group by dia, rol, evento`.execute(trx);
    await sql`
      insert into notification_place_day (dia, kind, place_id, total)
      select dia, kind, place_id, sum(total) from (
        select t.dia, p.kind, p.place_id, count(*) as total
        from (${notified(range)}) t
          left join address d on d.account_id = t.account_id
          left join profile_profesion pp on pp.account_id = t.account_id and pp.orden = 0
          cross join lateral (values
            ('ciudad', coalesce(d.ciudad_id, 0)), ('profesion', pp.categoria_id)
          ) p (kind, place_id)
        where p.place_id is not null
        group by t.dia, p.kind, p.place_id
      ) placed group by dia, kind, place_id`.execute(trx);
  });
}

async function count(
  trx: Trx,
  what: What,
  now: Date,
  insert: (range: Range) => Promise<void>,
): Promise<void> {
  const { until } = await trx
    .selectFrom('counted_until')
    .select(sql<number>`extract(epoch from until) * 1000`.as('until'))
    .where('what', '=', what)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const today = startOfMexicoDay(mexicoDay(now.getTime() - HOUR));
  if (until >= today) return;
  // -infinity is not a valid date, and there are no messages before 1970.
  await insert({ from: new Date(Math.max(until, 0)), to: new Date(today) });
  await trx
    .updateTable('counted_until')
    .set({ until: new Date(today) })
    .where('what', '=', what)
    .execute();
}
