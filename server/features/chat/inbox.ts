import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

export interface ConversationRow {
  keylogin: string;
  nombre: string;
  apellidos: string;
  nombre_comercial: string | null;
  deleted_at: Date | null;
  rol: number;
  img_profile: string | null;
  /** null: the system. */
  sender: string | null;
  msg: string;
  created_at: Date;
  unread_count: number;
}

/** The latest conversations from the members' own rows: the same cost however many messages exist. */
export async function latestConversations(db: Db, accountId: number) {
  const { rows } = await sql<ConversationRow>`
    select other.keylogin, other.rol, other.img_profile, sender.keylogin as sender,
      other.nombre, other.apellidos, other.deleted_at, p.nombre_comercial,
      left(m.msg, 200) as msg, m.created_at, mine.unread_count
    from (
      select * from conversation_member
      where account_id = ${accountId} and last_message_id is not null
      order by last_message_id desc limit 100
    ) mine
    join message m on m.id = mine.last_message_id
    join account other on other.id = mine.other_id
    left join profile p on p.account_id = other.id
    left join account sender on sender.id = m.sender_id
    order by mine.last_message_id desc`.execute(db);
  return rows;
}

export async function countUnread(db: Db, accountId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('conversation_member')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('unread_count', '>', 0)
    .executeTakeFirstOrThrow();
  return unread;
}
