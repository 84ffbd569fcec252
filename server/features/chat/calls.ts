import * as chat from '#contract/chat.ts';
import { implement } from '#server/calls/implement.ts';
import { getConversationsNoRead } from './get-conversations-no-read.ts';
import { getConversations } from './get-conversations.ts';
import { getMessages } from './get-messages.ts';
import { getProfile } from './get-profile.ts';
import { sendMessage } from './send-message.ts';
import { sendRequest } from './send-request.ts';
import { stream } from './stream.ts';
import { exportMensajes } from './team/export-mensajes.ts';
import { getMensajes } from './team/get-mensajes.ts';

/** The handlers of the contract's module. */
export const handlers = implement(chat, {
  getConversationsNoRead,
  getConversations,
  getMessages,
  getProfile,
  sendMessage,
  sendRequest,
  stream,
  getMensajes,
  exportMensajes,
});
