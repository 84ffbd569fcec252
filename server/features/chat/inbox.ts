import { type RawBuilder, sql } from 'kysely';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db } from '#server/db/pool.ts';
import { acquainted } from '#server/features/accounts/index.ts';
import type { Fact } from './append.ts';
import type { SeenTransactions } from './change-mark.ts';
import { shownTitle } from './queries.ts';

/** A conversation as PostgreSQL writes it into JSON: a page arrives as one value and is parsed at once. */
export interface ConversationRow {
  /** The id of the other account. */
  id: number;
  keylogin: string;
  nombre: string;
  apellidos: string;
  nombre_comercial: string | null;
  deleted_at: string | null;
  /** Whether the two have agreed on a project. */
  acquainted: boolean;
  rol: number;
  img_profile: string | null;
  /** One of the two; null for the system. */
  sender_id: number | null;
  msg: string;
  /** What the last message reports, if the product wrote it, and whose deed it was. */
  evento: string | null;
  actor_id: number | null;
  hecho: Fact | null;
  /** ISO 8601, as PostgreSQL spells it. */
  created_at: string;
  last_message_id: number;
  unread_count: number;
}

interface Page {
  /** The latest first. */
  rows: ConversationRow[];
  /** The snapshot of the query, as `xmin:xmax:xip`. */
  snapshot: string;
}

/** Conversations of a page. */
export const PAGE = 50;
/** One row more than a page shows whether there are others. */
const ONE_MORE = sql.lit(PAGE + 1);

interface LatestRequest {
  accountId: number;
  antes: number | undefined;
}

const latestPage = compileOnce((db, { accountId, antes }: LatestRequest) => {
  const before = antes === undefined ? sql`` : sql`and last_message_id < ${antes}`;
  return pageOf(sql`account_id = ${accountId} and last_message_id is not null ${before}
      order by last_message_id desc limit ${ONE_MORE}`).compile(db);
});

/** The latest conversations, from the members' own rows: the cost does not grow with the messages. */
export async function latestConversations(db: Db, asked: LatestRequest): Promise<Page> {
  const [page] = await latestPage(db, asked);
  return page as Page;
}

type ChangesRequest = SeenTransactions & { accountId: number };

const changesPage = compileOnce((db, { accountId, xmin, xmax, running }: ChangesRequest) =>
  // The upper bound excludes rows copied from another database with higher transaction ids.
  pageOf(sql`account_id = ${accountId} and last_message_id is not null
    and changed_in >= ${xmin}::xid8
    and changed_in < pg_snapshot_xmax(pg_current_snapshot())
    and (changed_in >= ${xmax}::xid8 or changed_in = any(${running}::xid8[]))
    limit ${ONE_MORE}`).compile(db),
);

/** The conversations changed by transactions that were not seen yet; reads no other rows. */
export async function changedConversations(db: Db, asked: ChangesRequest): Promise<Page> {
  const [page] = await changesPage(db, asked);
  return page as Page;
}

const pageOf = (members: RawBuilder<unknown>) => sql<Page>`
  select pg_current_snapshot()::text as snapshot,
    coalesce(json_agg(page order by page.last_message_id desc), '[]') as rows
  from (
    select other.id, other.keylogin, other.rol, other.img_profile, other.nombre,
      other.apellidos, other.deleted_at, p.nombre_comercial, m.sender_id,
      ${acquainted('mine.account_id', 'mine.other_id')} as acquainted,
      left(m.msg, 200) as msg, m.evento, m.actor_id, m.created_at,
      case when m.proposal_event_id is null then m.hecho else (
        select jsonb_build_object('client_id', p.client_id, 'professional_id', p.professional_id,
          'titulo', ${shownTitle}, 'detalle', left(e.detalle, 200))
        from proposal_event e join proposal p on p.id = e.proposal_id where e.id = m.proposal_event_id
      ) end as hecho,
      mine.last_message_id, mine.unread_count
    from (
      select account_id, other_id, last_message_id, unread_count from conversation_member where ${members}
    ) mine
    -- One look-up by key each: in a join PostgreSQL would also read the rows between them.
    cross join lateral (
      select sender_id, msg, evento, actor_id, hecho, proposal_event_id, created_at
      from message where id = mine.last_message_id limit 1
    ) m
    join account other on other.id = mine.other_id
    left join profile p on p.account_id = other.id
  ) page`;

/** How many of somebody's conversations have unread messages. The zero is what the partial index says. */
export const unreadConversations = (accountId: number): RawBuilder<number> => sql`(
  select count(*)::int from conversation_member
  where account_id = ${accountId} and unread_count > 0)`;

const unreadCount = compileOnce((db, { accountId }: { accountId: number }) =>
  sql<{ unread: number }>`select ${unreadConversations(accountId)} as unread`.compile(db),
);

export async function countUnread(db: Db, accountId: number): Promise<number> {
  const [row] = await unreadCount(db, { accountId });
  return row?.unread ?? 0;
}
