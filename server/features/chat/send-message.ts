import { sendMessage as call } from '#contract/chat.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { signedPath } from '#server/features/files/index.ts';
import { deliver } from './deliver.ts';
import { requireMayWrite } from './may-write.ts';
import { findPair } from './pair.ts';
import { messageView } from './views.ts';

// Not in a transaction at first, because it decodes an image.
export const sendMessage = handleOutside(
  call,
  async (input, { caller, db, now, services, request }) => {
    // Accepted and ignored: only the server writes system messages (decisions §4).
    if (input.sender === 'System') return {};
    const [own = '', other = ''] = input.keys;
    if (input.sender !== caller.keylogin || own !== caller.keylogin)
      return fail('conversation_not_allowed');
    const upload = request.images.adjunto?.[0];
    if (input.msg === '' && !upload) return failAt('msg', 'message_empty');
    const { secundary } = await findPair(db, caller, { key_primary: own, key_secundary: other });
    await requireMayWrite(db, caller, secundary);

    const outgoing = { msg: input.msg, clientId: input.client_id ?? null, upload, now };
    const { message, read } = await deliver(db, services, [caller, secundary], outgoing);
    const signed = (fileId: string) => signedPath(services.config.secretKeys, fileId, now);
    return { message: messageView(message, { primary: caller, secundary, read, signed }) };
  },
);
