export { lockConversation } from './append.ts';
export { unreadConversations } from './inbox.ts';
export { requireFirstContacts } from './may-write.ts';
export { conversationPair, ownFirst, readPair } from './pair.ts';
export { isFor } from './queries.ts';
export { publishProposalChange, postSystemMessage } from './system-message.ts';
