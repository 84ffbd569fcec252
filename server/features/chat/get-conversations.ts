import { getConversations as call } from '#contract/chat.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { latestConversations } from './inbox.ts';
import { conversationView } from './views.ts';

// Polled by everyone who is signed in: one query needs no transaction around it.
export const getConversations = handleOutside(call, async (_input, { caller, db }) => {
  const rows = await latestConversations(db, caller.id);
  return { conversations: rows.map(conversationView) };
});
