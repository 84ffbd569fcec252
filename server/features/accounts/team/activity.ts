import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** The most rows of each list; the counts cover all rows. */
export const LIST_MAX = 200;

/** `now` minus one of PostgreSQL's intervals, whose months follow the calendar. */
export async function ago(db: Db, interval: string, now: Date): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    select ${now}::timestamptz - ${interval}::interval as since`.execute(db);
  return rows[0]?.since ?? now;
}

type Direction = 'sent' | 'received';

const writer = (direction: Direction) =>
  direction === 'sent' ? ('mine.account_id' as const) : ('mine.other_id' as const);

/** The messages a person sent or received, latest first, without the system's. */
export const messages = (db: Db, id: number, direction: Direction, since: Date) =>
  db
    .selectFrom('conversation_member as mine')
    .innerJoin('conversation_member as theirs', (join) =>
      join
        .onRef('theirs.conversation_id', '=', 'mine.conversation_id')
        .onRef('theirs.account_id', '=', 'mine.other_id'),
    )
    .innerJoin('account as other', 'other.id', 'mine.other_id')
    .innerJoinLateral(
      // Reads only the end of each conversation, by the index of who wrote when.
      (eb) =>
        eb
          .selectFrom('message')
          .select(['message.id', 'message.msg', 'message.created_at'])
          .whereRef('message.conversation_id', '=', 'mine.conversation_id')
          .whereRef('message.sender_id', '=', writer(direction))
          .where('message.created_at', '>=', since)
          .orderBy('message.created_at', 'desc')
          .orderBy('message.id', 'desc')
          .limit(LIST_MAX)
          .as('m'),
      (join) => join.onTrue(),
    )
    .select(['m.id', 'other.keylogin as other_key', 'm.msg', 'm.created_at'])
    .select(
      direction === 'sent'
        ? sql<boolean>`m.id <= theirs.last_read_id`.as('seen')
        : sql<boolean>`m.id <= mine.last_read_id`.as('seen'),
    )
    .where('mine.account_id', '=', id)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(LIST_MAX)
    .execute();

const SENT = sql`d.sent_at is not null and d.failed_at is null`;

/** What a person was told, once per channel, latest first. */
export const notifications = (db: Db, id: number, since: Date) =>
  db
    .selectFrom('notification as n')
    .innerJoin('notification_delivery as d', 'd.notification_id', 'n.id')
    .select(['d.id', 'n.msg', 'd.channel', 'n.created_at'])
    .select(sql<0 | 1>`(${SENT})::integer`.as('send'))
    .where('n.account_id', '=', id)
    .where('n.created_at', '>=', since)
    .orderBy('n.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(LIST_MAX)
    .execute();

/** What the person was charged, latest first. */
export const payments = (db: Db, id: number, since: Date) =>
  db
    .selectFrom('payment')
    .select([
      'id',
      'id_payment',
      'type_sell',
      'descripcion',
      'value',
      'divisa',
      'payment_status',
      'created_at',
      'settled_at',
    ])
    .select(
      sql<number>`(select coalesce(sum(r.amount), 0) from refund r where r.payment_id = payment.id)`.as(
        'refunded',
      ),
    )
    .where('account_id', '=', id)
    .where('settled_at', '>=', since)
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIST_MAX)
    .execute();

const countMessages = (id: number, direction: Direction, since: Date) => sql<number>`
  (select coalesce(sum((select count(*) from message m
      where m.conversation_id = mine.conversation_id and m.created_at >= ${since}
        and m.sender_id = ${sql.ref(writer(direction))})), 0)::integer
    from conversation_member mine where mine.account_id = ${id})`;

/** The totals since an instant, not limited to the rows of the lists. */
export const totals = (db: Db, id: number, since: Date) =>
  db
    .selectNoFrom([
      countMessages(id, 'sent', since).as('mensajes_enviados'),
      countMessages(id, 'received', since).as('mensajes_recibidos'),
      sql<number>`(select count(*) from review
        where author_id = ${id} and created_at >= ${since} and deleted_at is null)`.as(
        'reviews_enviadas',
      ),
      sql<number>`(select count(*) from review
        where subject_id = ${id} and created_at >= ${since} and deleted_at is null)`.as(
        'reviews_recibidas',
      ),
    ])
    .executeTakeFirstOrThrow();

/** Notifications since an instant, counted by channel and by sent or not. */
export const notificationTotals = (db: Db, id: number, since: Date) =>
  db
    .selectFrom('notification as n')
    .innerJoin('notification_delivery as d', 'd.notification_id', 'n.id')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where ${SENT} and d.channel = 'push')`.as('push'),
      sql<number>`count(*) filter (where ${SENT} and d.channel = 'whatsapp')`.as('whatsapp'),
      sql<number>`count(*) filter (where ${SENT} and d.channel = 'email')`.as('email'),
      sql<number>`count(*) filter (where not (${SENT}))`.as('sin_enviar'),
    ])
    .where('n.account_id', '=', id)
    .where('n.created_at', '>=', since)
    .executeTakeFirstOrThrow();

/** The number and the sum in centavos of what was charged since an instant. */
export const paymentTotals = (db: Db, id: number, since: Date) =>
  db
    .selectFrom('payment')
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(value), 0)`.as('sum')])
    .where('account_id', '=', id)
    .where('settled_at', '>=', since)
    .executeTakeFirstOrThrow();

/** The number of payments begun since an instant that were not charged, so far or at all. */
export async function attempts(db: Db, id: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', id)
    .where('created_at', '>=', since)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
