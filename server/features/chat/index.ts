export { requireFirstContacts } from './may-write.ts';
export { conversationPair } from './pair.ts';
export { announceProposal, postSystemMessage } from './system-message.ts';
