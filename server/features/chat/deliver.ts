import { fail } from '#server/calls/failure.ts';
import type { Caller, Upload } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  discardImage,
  insertFile,
  type StoredImage,
  storeImage,
} from '#server/features/files/index.ts';
import { appendMessage, lockConversation } from './append.ts';
import { publishToBoth } from './publish.ts';
import { requireFirstContacts } from './may-write.ts';
import type { Party } from './pair.ts';
import { type MessageRow, type ReadMarks, sentBefore } from './queries.ts';
import { tellOfMessages } from './tell-of-messages.ts';

export interface OutgoingMessage {
  msg: string;
  clientId: string | null;
  upload: Upload | undefined;
  now: Date;
}

type Parties = readonly [sender: Caller, other: Party];

interface Delivered {
  message: MessageRow;
  read: ReadMarks;
}

/**
 * Stores and publishes a message once, however often its `clientId` is sent; a repeat answers the first.
 */
export async function deliver(
  db: Db,
  services: Services,
  parties: Parties,
  outgoing: OutgoingMessage,
): Promise<Delivered> {
  const { upload } = outgoing;
  if (!upload) return inTransaction(db, (trx) => post(trx, parties, outgoing, null));
  // Checked before decoding, which is expensive.
  const earlier = await findEarlier(db, parties, outgoing);
  if (earlier) return earlier;
  const image = await storeImage(services, upload, {
    purpose: 'adjunto',
    campo: 'adjunto',
    by: parties[0],
  });
  let posted: Delivered | undefined;
  try {
    posted = await inTransaction(db, (trx) => post(trx, parties, outgoing, image));
    return posted;
  } finally {
    if (posted?.message.file_id !== image.id) await discardImage(services, image);
  }
}

const findEarlier = (db: Db, [sender, other]: Parties, { clientId }: OutgoingMessage) =>
  clientId === null ? null : sentBefore(db, sender.id, other.id, clientId);

async function post(
  trx: Trx,
  parties: Parties,
  outgoing: OutgoingMessage,
  image: StoredImage | null,
): Promise<Delivered> {
  const [sender, other] = parties;
  const { msg, clientId, now } = outgoing;
  const conversationId = await lockConversation(trx, [sender.id, other.id], {
    startedBy: sender.id,
    now,
    allow: () => requireFirstContacts(trx, sender, [other.id], now),
  });
  if (image) {
    // The image's row is inserted before the message's, so a repeat must be detected before both.
    const earlier = await findEarlier(trx, parties, outgoing);
    if (earlier) return earlier;
    await insertFile(trx, image, { ownerId: sender.id, purpose: 'adjunto', isPublic: false, now });
  }
  const fileId = image?.id ?? null;
  const content = { conversationId, senderId: sender.id, msg, fileId, clientId, now };
  const added = await appendMessage(trx, content);
  if (!added) return (await findEarlier(trx, parties, outgoing)) ?? fail('internal');
  await publishToBoth(trx, parties, 'mensaje');
  await tellOfMessages(trx, { conversationId, accountId: other.id, otherId: sender.id }, now);
  return {
    message: {
      id: added.id,
      sender_id: sender.id,
      actor_id: null,
      msg,
      file_id: fileId,
      client_id: clientId,
      evento: null,
      hecho: null,
      created_at: now.toISOString(),
    },
    // A message just written is unread.
    read: { primary: 0, secundary: 0 },
  };
}
