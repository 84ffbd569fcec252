import { getConversations as call } from '#contract/chat.ts';
import { type Caller, handleOutside } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { isFromThisDatabase, markOf, readMark } from './change-mark.ts';
import { changedConversations, type ConversationRow, latestConversations, PAGE } from './inbox.ts';
import { conversationView } from './views.ts';

// Polled by everyone who is signed in, so it runs one query without a transaction.
export const getConversations = handleOutside(call, async ({ antes, desde }, { caller, db }) => {
  if (desde !== undefined) {
    const seen = readMark(desde);
    const { rows, snapshot } = await changedConversations(db, {
      accountId: caller.id,
      ...seen,
    });
    if (rows.length <= PAGE && isFromThisDatabase(seen, snapshot))
      return { ...reply(rows, caller, snapshot), hay_mas: false, siguiente: null, cambios: true };
  }
  const { rows, snapshot } = await latestConversations(db, {
    accountId: caller.id,
    antes: desde === undefined ? antes : undefined,
  });
  const { shown, following } = pageOf(rows, PAGE, (last) => last.last_message_id);
  return { ...reply(shown, caller, snapshot), ...following, cambios: false };
});

const reply = (rows: readonly ConversationRow[], me: Caller, snapshot: string) => ({
  conversations: rows.map((row) => conversationView(row, me)),
  marca: markOf(snapshot),
});
