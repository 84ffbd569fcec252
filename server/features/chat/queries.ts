import { type RawBuilder, sql } from 'kysely';
import { isClientsOwn, PROJECT_EVENTS } from '#domain/projects/events.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import {
  acquainted,
  type PersonRow,
  selectPerson,
  worksTogether,
} from '#server/features/accounts/index.ts';
import { type Bloqueo, bloqueoOf } from '#server/features/moderation/index.ts';
import type { Fact } from './append.ts';

/** A message as PostgreSQL writes it into JSON: a page arrives as one value and is parsed at once. */
export interface MessageRow {
  id: number;
  sender_id: number | null;
  actor_id: number | null;
  msg: string;
  file_id: string | null;
  client_id: string | null;
  evento: string | null;
  /** ISO 8601, as PostgreSQL spells it. */
  created_at: string;
  /** The project's event that it reports. */
  project?: EventRow | null;
  /** What it reports otherwise. */
  hecho: Fact | null;
}

/** An event of a project with what a card shows of it; amounts in centavos. */
interface EventRow extends Fact {
  id: number;
  monto: number | null;
  /** The payment that caused it. */
  payment_id: number | null;
  /** The card of one's own payment. */
  card_brand: string | null;
  card_last4: string | null;
}

/** The last message that each of the two has read. */
export interface ReadMarks {
  primary: number;
  secundary: number;
}

/** Messages of a page. */
export const PAGE = 50;

export interface PageRequest {
  primaryId: number;
  /** Who reads: the primary, or the team. */
  readerId: number;
  /** The key of the other account, which is found in the same query. */
  secundaryKey: string;
  antes?: number | undefined;
  despues?: number | undefined;
}

export interface PageRow {
  other: PersonRow;
  /** null when the two have no conversation. */
  conversation_id: number | null;
  primary_read: number;
  secundary_read: number;
  /** Why the two cannot write to each other, from the primary's point of view. */
  bloqueo: Bloqueo;
  /** The works that the two have finished with each other. */
  trabajos: number;
  /** Whether the two have agreed on a project. */
  acquainted: boolean;
  messages: MessageRow[];
  /** The requests that messages are those of, by the messages' ids; null for none. */
  requests: Readonly<Record<number, number>> | null;
}

const columns = sql`id, sender_id, actor_id, msg, file_id, client_id, evento, hecho, created_at`;

/** The title of a proposal; '' until it is published: the client does not see a draft. */
export const shownTitle = sql`case when p.published_at is null then '' else p.titulo end`;

const UNTOLD = PROJECT_EVENTS.filter(isClientsOwn);

/** Whether a message is for `readerId`: some events of a project are not the professional's to read. */
export function isFor(readerId: number, message = 'message') {
  const column = (name: string) => sql.ref(`${message}.${name}`);
  return sql`(
    ${column('evento')} is null
    or ${column('evento')} not in (${sql.join(UNTOLD.map((evento) => sql.lit(evento)))})
    or not exists (
      select 1 from proposal_event e join proposal p on p.id = e.proposal_id
      where e.id = ${column('proposal_event_id')} and p.professional_id = ${readerId}))`;
}

const ofPair = (a: number, b: number) =>
  sql`low_id = ${Math.min(a, b)} and high_id = ${Math.max(a, b)}`;

const pageRow = compileOnce((db, request: PageRequest) => {
  const { primaryId, readerId, secundaryKey, antes, despues } = request;
  type Column = RawBuilder<unknown>;
  const before = (id: Column) => (antes === undefined ? sql`` : sql`and ${id} < ${antes}`);
  const after = (id: Column) => (despues === undefined ? sql`` : sql`and ${id} > ${despues}`);
  const direction = despues === undefined ? sql`desc` : sql`asc`;
  return sql<PageRow>`
    select row_to_json(other) as other, c.id as conversation_id,
      coalesce(mine.last_read_id, 0) as primary_read,
      coalesce(theirs.last_read_id, 0) as secundary_read,
      ${bloqueoOf(primaryId, sql<number>`other.id`)} as bloqueo,
      ${worksTogether(sql<number>`${primaryId}::bigint`, 'other.id')} as trabajos,
      ${acquainted(sql<number>`${primaryId}::bigint`, 'other.id')} as acquainted,
      (
        select coalesce(json_agg(page order by page.id), '[]') from (
          -- Only messages of projects look further, each by key.
          select ${columns}, case when proposal_event_id is not null then (
            select json_build_object(
              'id', p.id, 'titulo', ${shownTitle},
              'client_id', p.client_id, 'professional_id', p.professional_id,
              'monto', e.monto, 'detalle', e.detalle, 'payment_id', e.payment_id,
              'card_brand', y.card_brand, 'card_last4', y.card_last4)
            from proposal_event e
            join proposal p on p.id = e.proposal_id
            left join payment y on y.id = e.payment_id and y.account_id = ${primaryId}
            where e.id = message.proposal_event_id
          ) end as project
          from message where conversation_id = c.id ${before(sql`id`)} ${after(sql`id`)}
            and ${isFor(readerId)}
          -- One row more than a page shows whether there are others.
          order by id ${direction} limit ${sql.lit(PAGE + 1)}
        ) page
      ) as messages,
      (
        -- As many at most as there are messages: those of the page are among them.
        select json_object_agg(message_id, request_id) from (
          select message_id, request_id from request_recipient
          where conversation_id = c.id ${before(sql`message_id`)} ${after(sql`message_id`)}
          order by message_id ${direction} limit ${sql.lit(PAGE + 1)}
        ) request
      ) as requests
    from ${selectPerson(db, secundaryKey)} other
    left join conversation c on c.low_id = least(${primaryId}::bigint, other.id)
      and c.high_id = greatest(${primaryId}::bigint, other.id)
    left join conversation_member mine
      on mine.account_id = ${primaryId} and mine.conversation_id = c.id
    left join conversation_member theirs
      on theirs.account_id = other.id and theirs.conversation_id = c.id`.compile(db);
});

/** The other person, a page and both read marks in one round trip; undefined for an unknown account. */
export const messagePage = async (db: Db, request: PageRequest): Promise<PageRow | undefined> =>
  (await pageRow(db, request))[0];

/** The stored message of a sender's `client_id`, and how far both have read since. */
export async function sentBefore(
  db: Db,
  senderId: number,
  otherId: number,
  clientId: string,
): Promise<{ message: MessageRow; read: ReadMarks } | null> {
  const { rows } = await sql<{ message: MessageRow; primary: number; secundary: number }>`
    select to_json(m) as message, mine.last_read_id as primary, theirs.last_read_id as secundary
    from conversation c
    cross join lateral (
      select ${columns} from message
      where conversation_id = c.id and sender_id = ${senderId} and client_id = ${clientId}
    ) m
    join conversation_member mine on mine.account_id = ${senderId} and mine.conversation_id = c.id
    join conversation_member theirs
      on theirs.account_id = ${otherId} and theirs.conversation_id = c.id
    where ${ofPair(senderId, otherId)}`.execute(db);
  const [row] = rows;
  return row ? { message: row.message, read: row } : null;
}

/** Whether the two have a conversation. */
export async function haveConversation(db: Db, a: number, b: number): Promise<boolean> {
  const { rows } = await sql`select 1 from conversation where ${ofPair(a, b)}`.execute(db);
  return rows.length > 0;
}

/**
 * Marks the messages shown to `accountId` as read, up to `readId`; `newestId` is the newest one shown.
 * False when nothing changed. Requests among them were seen now. The lock serializes it with messages being sent, so that the count is exact.
 */
export async function markRead(
  trx: Trx,
  seen: { conversationId: number; accountId: number; readId: number; newestId: number; now: Date },
): Promise<boolean> {
  const { conversationId, accountId, readId, newestId, now } = seen;
  await sql`select 1 from conversation where id = ${conversationId} for no key update`.execute(trx);
  const { rows } = await sql`
    with requests as (
      update request_recipient set seen_at = ${now}
      where conversation_id = ${conversationId} and professional_id = ${accountId}
        and seen_at is null and message_id <= ${readId} and message_id > (
          select last_read_id from conversation_member
          where account_id = ${accountId} and conversation_id = ${conversationId}
        )
    )
    update conversation_member set
      last_read_id = ${readId},
      unread_count = case when last_message_id <= ${newestId} then 0 else (
        select count(*) from message
        where conversation_id = ${conversationId} and id > ${readId}
          and coalesce(sender_id, actor_id) is distinct from ${accountId}::bigint
          and ${isFor(accountId)}
      ) end,
      notify_at = null
    where account_id = ${accountId} and conversation_id = ${conversationId}
      and last_read_id < ${readId}
    returning 1`.execute(trx);
  return rows.length > 0;
}
