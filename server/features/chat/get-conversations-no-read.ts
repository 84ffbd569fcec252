import { getConversationsNoRead as call } from '#contract/chat.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { countUnread } from './inbox.ts';

export const getConversationsNoRead = handleOutside(call, async (_input, { caller, db }) => ({
  conversations: await countUnread(db, caller.id),
}));
