import { getMessages as call } from '#contract/chat.ts';
import { fail } from '#server/calls/failure.ts';
import { type Caller, handleOutside } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { personOf } from '#server/features/accounts/index.ts';
import { signedPath } from '#server/features/files/index.ts';
import { forgetMessages } from '#server/features/notifications/index.ts';
import { publish } from '#server/push.ts';
import { auditReading, auditContinuedReading, findReader, ownFirst, type Party } from './pair.ts';
import { markRead, type MessageRow, messagePage, PAGE, type PageRow } from './queries.ts';
import { messageView, partnerView } from './views.ts';

// Most polls find nothing new and write nothing, so a transaction is opened only when needed.
export const getMessages = handleOutside(call, async (input, { caller, db, now, services }) => {
  const keys = ownFirst(caller, input);
  const reader = await findReader(db, caller, keys);
  const { primary } = reader;
  const { antes, despues } = input;
  const request = {
    primaryId: primary.id,
    readerId: caller.id,
    secundaryKey: keys.key_secundary,
    antes,
    despues,
  };
  const page = (await messagePage(db, request)) ?? fail('recipient_not_found');
  const secundary = personOf(page.other);
  // Without a conversation, a deleted account does not exist for the reader.
  if (secundary.cuenta === 'eliminada' && page.conversation_id === null)
    return fail('recipient_not_found');
  const { messages, hay_mas } = withoutExtraRow(page.messages, despues === undefined);

  if (!reader.participates)
    await auditPage(db, caller, [primary, secundary], { input, found: messages.length, now });
  const read = { primary: page.primary_read, secundary: page.secundary_read };
  if (reader.participates && input.visto !== false)
    read.primary = await readUpTo(db, [caller, secundary], { page, messages, now });

  const signed = (fileId: string) => signedPath(services.config.secretKeys, fileId, now);
  const context = { primary, secundary, read, requests: page.requests, signed };
  return {
    messages: messages.map((message) => messageView(message, context)),
    hay_mas,
    other: partnerView(db, secundary, caller, page),
    ...(!reader.participates && { primary: partnerView(db, reader.primary, caller) }),
    leido_hasta: page.secundary_read,
  };
});

type Pages = { antes?: number | undefined; despues?: number | undefined };

/** Records each opening once: not its further pages, nor polls that find nothing. */
async function auditPage(
  db: Db,
  caller: Caller,
  read: readonly [Party, Party],
  { input, found, now }: { input: Pages; found: number; now: Date },
): Promise<void> {
  const opens = input.antes === undefined && input.despues === undefined;
  if (!opens && found === 0) return;
  const record = opens ? auditReading : auditContinuedReading;
  await inTransaction(db, (trx) => record(trx, caller, read, now));
}

/** Drops the extra row that shows that there are more: the oldest going up, the newest going down. */
function withoutExtraRow(rows: MessageRow[], upwards: boolean) {
  const hay_mas = rows.length > PAGE;
  if (!hay_mas) return { messages: rows, hay_mas };
  return { messages: upwards ? rows.slice(1) : rows.slice(0, PAGE), hay_mas };
}

/** Marks the shown messages as read, publishes it to both, and answers up to which message. */
async function readUpTo(
  db: Db,
  [caller, secundary]: readonly [Caller, Party],
  { page, messages, now }: { page: PageRow; messages: MessageRow[]; now: Date },
): Promise<number> {
  // One's own messages do not count as read.
  const newest = messages.findLast(
    (message) => (message.sender_id ?? message.actor_id) !== caller.id,
  );
  const readId = newest?.id ?? 0;
  const { conversation_id: conversationId } = page;
  if (conversationId === null || readId <= page.primary_read) return page.primary_read;
  const newestId = messages.at(-1)?.id ?? readId;
  await inTransaction(db, async (trx) => {
    const seen = { conversationId, accountId: caller.id, readId, newestId, now };
    if (!(await markRead(trx, seen))) return;
    await forgetMessages(trx, caller.id, secundary.keylogin, now);
    await publish(trx, [
      { account: secundary.id, event: { tipo: 'leido', other_key: caller.keylogin } },
      { account: caller.id, event: { tipo: 'visto', other_key: secundary.keylogin } },
    ]);
  });
  return readId;
}
