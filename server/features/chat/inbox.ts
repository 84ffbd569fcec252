import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { SeenTransactions } from './change-mark.ts';

/** A conversation as PostgreSQL writes it into JSON: a page arrives as one value and is parsed at once. */
export interface ConversationRow {
  /** Of the other's account. */
  id: number;
  keylogin: string;
  nombre: string;
  apellidos: string;
  nombre_comercial: string | null;
  deleted_at: string | null;
  rol: number;
  img_profile: string | null;
  /** One of the two; null: the system. */
  sender_id: number | null;
  msg: string;
  /** ISO 8601, as PostgreSQL spells it. */
  created_at: string;
  last_message_id: number;
  unread_count: number;
}

interface Page {
  /** The latest first. */
  rows: ConversationRow[];
  /** What the query could see, as `xmin:xmax:xip`. */
  snapshot: string;
}

/** The latest conversations from the members' own rows: the same cost however many messages exist. */
export function latestConversations(
  db: Db,
  { accountId, antes, rows }: { accountId: number; antes: number | undefined; rows: number },
): Promise<Page> {
  const before = antes === undefined ? sql`` : sql`and last_message_id < ${antes}`;
  return pageOf(
    db,
    sql`account_id = ${accountId} and last_message_id is not null ${before}
      order by last_message_id desc limit ${rows}`,
  );
}

/** Those that changed in transactions which `since` has not seen, and nothing else is read. */
export function changedConversations(
  db: Db,
  { accountId, since, rows }: { accountId: number; since: SeenTransactions; rows: number },
): Promise<Page> {
  // The upper end keeps out what another database, from which this one was copied, had numbered.
  return pageOf(
    db,
    sql`account_id = ${accountId} and last_message_id is not null
      and changed_in >= ${since.xmin}::xid8
      and changed_in < pg_snapshot_xmax(pg_current_snapshot())
      and (changed_in >= ${since.xmax}::xid8 or changed_in = any(${since.running}::xid8[]))
      limit ${rows}`,
  );
}

async function pageOf(db: Db, members: RawBuilder<unknown>): Promise<Page> {
  const { rows } = await sql<Page>`
    select pg_current_snapshot()::text as snapshot,
      coalesce(json_agg(page order by page.last_message_id desc), '[]') as rows
    from (
      select other.id, other.keylogin, other.rol, other.img_profile, other.nombre,
        other.apellidos, other.deleted_at, p.nombre_comercial, m.sender_id,
        left(m.msg, 200) as msg, m.created_at, mine.last_message_id, mine.unread_count
      from (
        select other_id, last_message_id, unread_count from conversation_member where ${members}
      ) mine
      join message m on m.id = mine.last_message_id
      join account other on other.id = mine.other_id
      left join profile p on p.account_id = other.id
    ) page`.execute(db);
  return rows[0] as Page;
}

export async function countUnread(db: Db, accountId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('conversation_member')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    // Written out: for a value that is not known, PostgreSQL would not use the index of those above 0.
    .where('unread_count', '>', sql.lit(0))
    .executeTakeFirstOrThrow();
  return unread;
}
