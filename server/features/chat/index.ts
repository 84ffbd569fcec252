import { getConversations } from './get-conversations.ts';
import { getConversationsNoRead } from './get-conversations-no-read.ts';
import { getMessages } from './get-messages.ts';
import { getProfile } from './get-profile.ts';
import { sendMessage } from './send-message.ts';
import { sendRequest } from './send-request.ts';
import { stream } from './stream.ts';

export { requireFirstContacts } from './may-write.ts';
export { conversationPair } from './pair.ts';
export { announceProposal, postSystemMessage } from './system-message.ts';

export const handlers = [
  getMessages,
  getProfile,
  getConversations,
  getConversationsNoRead,
  sendMessage,
  sendRequest,
  stream,
];
