import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { type Range, within } from './period.ts';

async function rowsOf<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

/** Accounts of clients and professionals opened in the range and not deleted since. */
const opened = (range: Range) =>
  sql`account where ${within(range)} and deleted_at is null and rol in (1, 2)`;

export const accountsByLevel = (db: Db, range: Range) =>
  rowsOf(
    db,
    sql<{ rol: number; nivel: number; total: number }>`
      select rol, nivel, count(*) as total from ${opened(range)} group by rol, nivel`,
  );

export const openedAccounts = (range: Range) =>
  sql`select id as account_id, 1 as total from ${opened(range)}`;

export const proposalsByEstado = (db: Db, range: Range) =>
  rowsOf(
    db,
    sql<{ nombre: string; total: number; con_precio: number; precios: number }>`
      select estado as nombre, count(*) as total, count(precio) as con_precio,
        coalesce(sum(precio), 0) as precios
      from proposal where ${within(range)} group by estado`,
  );

/** By the professional who does the work: the one assigned, or whose proposal it is. */
export const proposalsOfProfessionals = (range: Range) => sql`
  select coalesce(profesional_assign_id, professional_id) as account_id, count(*) as total
  from proposal where ${within(range)} group by 1`;

/** What was charged in the range, or begun in it and not charged; `monto` in centavos. */
export const paymentsByTypeAndStatus = (db: Db, range: Range, which: 'charged' | 'attempts') =>
  rowsOf(
    db,
    sql<{ type_sell: string; payment_status: string; total: number; monto: number }>`
      select type_sell, payment_status, count(*) as total, sum(value) as monto
      from payment
      where ${which === 'charged' ? within(range, 'settled_at') : sql`settled_at is null and ${within(range)}`}
      group by type_sell, payment_status`,
  );

export const reviewsByTypeAndRating = (db: Db, range: Range) =>
  rowsOf(
    db,
    sql<{ type: string; rating: number; total: number; caracteres: number }>`
      select type, rating, count(*) as total, sum(caracteres) as caracteres
      from review where ${within(range)} and deleted_at is null group by type, rating`,
  );

/** By the professional of the project, whoever wrote the review. */
export const reviewsOfProfessionals = (range: Range) => sql`
  select case type when 'cliente' then subject_id else author_id end as account_id,
    count(*) as total
  from review where ${within(range)} and deleted_at is null group by 1`;

/** Messages of these days that their reader has not read yet. */
export async function unreadMessages(db: Db, { from, to }: Range): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ total: number }>`
      select count(*) as total
      from conversation_member mine
        join account reader on reader.id = mine.account_id
        join account writer on writer.id = mine.other_id
        -- A subquery of its own (offset 0): only the unread end of a conversation is read.
        cross join lateral (
          select sender_id, created_at from message
          where conversation_id = mine.conversation_id and id > mine.last_read_id
          order by id desc offset 0
        ) m
      where mine.unread_count > 0 and m.sender_id = mine.other_id
        and m.created_at >= ${from} and m.created_at < ${to}
        and (writer.rol, reader.rol) in ((1, 2), (2, 1))`,
  );
  return row?.total ?? 0;
}

/** Notifications to clients and professionals that no channel has taken. */
export async function unsentNotifications(db: Db, { from, to }: Range): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ total: number }>`
      select count(*) as total from notification n join account a on a.id = n.account_id
      where n.id in (
          select notification_id from notification_delivery where sent_at is null or failed_at is not null)
        and not exists (
          select from notification_delivery d
          where d.notification_id = n.id and d.sent_at is not null and d.failed_at is null)
        and n.created_at >= ${from} and n.created_at < ${to} and a.rol in (1, 2)`,
  );
  return row?.total ?? 0;
}
