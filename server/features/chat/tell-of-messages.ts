import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { areAcquainted, personByKey } from '#server/features/accounts/index.ts';
import { notifyOfMessages } from '#server/features/notifications/index.ts';
import { senderName } from './views.ts';

/** Milliseconds without a sign of somebody after which they count as away (decisions §6). */
const AWAY_MS = 5 * 60_000;
/** More than these are not counted. */
const MOST = 99;

/** The conversation of somebody who got a message, and whose message it is. */
interface Got {
  readonly conversationId: number;
  readonly accountId: number;
  readonly otherId: number;
}

/**
 * Tells somebody who is away of the messages that they have not read; who is not is told once they are away, if they
 * have not read them by then. `due`: their time had come, and is put off where they are here again.
 */
export async function tellOfMessages(
  trx: Trx,
  got: Got,
  now: Date,
  { due = false } = {},
): Promise<void> {
  if (!(await waits(trx, got, now, due))) await tellNow(trx, got, now);
}

/** Whether somebody is still here; keeps since when they will count as away. In one statement, as every message asks. */
async function waits(
  trx: Trx,
  { conversationId, accountId }: Got,
  now: Date,
  due: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    with seen as (
      select max(last_seen_at) + ${AWAY_MS} * interval '1 millisecond' as away
      from session where account_id = ${accountId}
    ), here as (
      select away, coalesce(away > ${now}, false) as waits from seen
    ), kept as (
      update conversation_member set notify_at = case when waits then away end
      from here
      where account_id = ${accountId} and conversation_id = ${conversationId}
        -- Most messages change nothing here.
        and (notify_at is null) = (waits and not ${due}::boolean)
    )
    select waits from here`.execute(trx);
  return rows[0]?.waits ?? false;
}

async function tellNow(trx: Trx, { conversationId, accountId, otherId }: Got, now: Date) {
  const { rows } = await sql<{ count: number; keylogin: string }>`
    select a.keylogin, (select count(*)::int from (
      select from message where conversation_id = ${conversationId} and sender_id = ${otherId}
        and id > mine.last_read_id limit ${sql.lit(MOST)}) unread) as count
    from conversation_member mine
      join account a on a.id = ${otherId}
      join account me on me.id = mine.account_id and me.deleted_at is null
    where mine.account_id = ${accountId} and mine.conversation_id = ${conversationId}
      -- Who was blocked meanwhile is not heard of any more.
      and not exists (select from person_block b
        where b.blocker_id = mine.account_id and b.blocked_id = ${otherId})`.execute(trx);
  const { count, keylogin } = rows[0] ?? { count: 0, keylogin: '' };
  const person = await personByKey(trx, keylogin);
  if (!person || count === 0) return;
  await notifyOfMessages(trx, {
    accountId,
    other: { id: otherId, keylogin },
    name: senderName(person, await areAcquainted(trx, otherId, accountId)),
    count,
    now,
  });
}

/** As many as are looked for at once. */
const PAGE = 200;

/** Tells those who were here when messages came, and have left without reading them. */
export async function tellOfWaiting(db: Db, log: FastifyBaseLogger, now: Date): Promise<void> {
  let more: boolean;
  do {
    let failed = 0;
    const due: Got[] = await db
      .selectFrom('conversation_member')
      .select([
        'conversation_id as conversationId',
        'account_id as accountId',
        'other_id as otherId',
      ])
      .where('notify_at', '<=', now)
      .orderBy('notify_at')
      .limit(PAGE)
      .execute();
    for (const got of due)
      await inTransaction(db, (trx) => tellIfDue(trx, got, now)).catch((error: Error) => {
        // It must not stop the others, and is due again a minute later.
        failed++;
        log.error({ err: error, conversation: got.conversationId }, 'nobody could be told');
      });
    more = due.length === PAGE && failed < PAGE;
  } while (more);
}

async function tellIfDue(trx: Trx, got: Got, now: Date): Promise<void> {
  const { conversationId, accountId } = got;
  // Like who writes and who reads there: what they do comes before or after.
  await sql`select from conversation where id = ${conversationId} for no key update`.execute(trx);
  const waits = await trx
    .selectFrom('conversation_member')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('conversation_id', '=', conversationId)
    .where('notify_at', '<=', now)
    .executeTakeFirst();
  if (waits) await tellOfMessages(trx, got, now, { due: true });
}
