import { sql } from 'kysely';
import type { Trx } from '#server/db/pool.ts';
import { requireUnblocked } from '#server/features/moderation/index.ts';

export interface NewMessage {
  conversationId: number;
  /** null: the system. */
  senderId: number | null;
  msg: string;
  fileId?: string | null;
  clientId?: string | null;
  evento?: string;
  /** Of a system message: whose action it reports. */
  actorId?: number | null;
  /** Of a system message: the row of the project's event that it reports. */
  eventId?: number;
  /** Of a system message: what it reports otherwise. */
  hecho?: Fact;
  /** Of a system message: the account whom alone it tells. */
  onlyFor?: number | undefined;
  now: Date;
}

/** What happened between the two that is no event of a project, as it is stored. */
export interface Fact {
  readonly client_id: number;
  readonly professional_id: number;
  readonly titulo: string;
  /** A reason, else ''. */
  readonly detalle: string;
}

export interface Appended {
  id: number;
  /** The unread count of each member, this message included. */
  unread: ReadonlyMap<number, number>;
}

/** How a conversation is created when there is none. */
export interface Beginning {
  /** Who starts it; null for the system. */
  startedBy: number | null;
  now: Date;
  /** Called before it is created; may end the call. */
  allow?: () => Promise<void>;
}

/**
 * Finds or creates the conversation of two accounts and locks it until the transaction ends. Under the
 * lock, message ids grow in the order in which they become visible, so a reader who resumes after an id
 * misses none.
 */
export async function lockConversation(
  trx: Trx,
  [a, b]: readonly [number, number],
  { startedBy, now, allow }: Beginning,
): Promise<number> {
  const pair = { low_id: Math.min(a, b), high_id: Math.max(a, b) };
  const lock = () =>
    trx
      .selectFrom('conversation')
      .select('id')
      .where('low_id', '=', pair.low_id)
      .where('high_id', '=', pair.high_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
  const existing = await lock();
  if (existing) return existing.id;

  await allow?.();
  const made = await trx
    .insertInto('conversation')
    .values({ ...pair, started_by: startedBy, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Created concurrently, members included.
  if (!made) return lock().then((row) => row?.id ?? Promise.reject(new Error('no conversation')));
  await trx
    .insertInto('conversation_member')
    .values([
      { account_id: a, other_id: b, conversation_id: made.id },
      { account_id: b, other_id: a, conversation_id: made.id },
    ])
    .execute();
  return made.id;
}

/**
 * Adds a message to a locked conversation and updates its members' counts, in one statement. null: the
 * sender's `clientId` exists already, and nothing was changed. Ends the call when a member has blocked the
 * other, except for system messages.
 */
export async function appendMessage(trx: Trx, message: NewMessage): Promise<Appended | null> {
  const { conversationId, senderId, actorId = null, onlyFor = null } = message;
  const { rows } = await sql<{ id: number; account_id: number; unread_count: number }>`
    with added as (
      insert into message
        (conversation_id, sender_id, msg, file_id, client_id, evento, actor_id, proposal_event_id,
          hecho, created_at)
      select ${conversationId}, ${senderId}, ${message.msg}, ${message.fileId ?? null},
        ${message.clientId ?? null}, ${message.evento ?? null}, ${actorId},
        ${message.eventId ?? null},
        ${message.hecho ? JSON.stringify(message.hecho) : null}::jsonb, ${message.now}
      where ${senderId}::bigint is null or not exists (
        select 1 from conversation_member member
        join person_block block
          on block.blocker_id = member.account_id and block.blocked_id = member.other_id
        where member.conversation_id = ${conversationId}
      )
      on conflict on constraint message_client_id_unique do nothing
      returning id
    )
    update conversation_member member set
      last_message_id = added.id,
      unread_count = member.unread_count
        + (member.account_id is distinct from ${senderId ?? actorId}::bigint)::int
    from added
    where member.conversation_id = ${conversationId}
      and (${onlyFor}::bigint is null or member.account_id = ${onlyFor}::bigint)
    returning added.id, member.account_id, member.unread_count`.execute(trx);
  const [first] = rows;
  if (!first) {
    if (senderId !== null && !(await isRepeat(trx, message)))
      await requireOpen(trx, conversationId, senderId);
    return null;
  }
  return { id: first.id, unread: new Map(rows.map((row) => [row.account_id, row.unread_count])) };
}

const isRepeat = (trx: Trx, { conversationId, senderId, clientId = null }: NewMessage) =>
  trx
    .selectFrom('message')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

async function requireOpen(trx: Trx, conversationId: number, senderId: number): Promise<void> {
  const { other_id } = await trx
    .selectFrom('conversation_member')
    .select('other_id')
    .where('account_id', '=', senderId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  await requireUnblocked(trx, senderId, other_id);
}
