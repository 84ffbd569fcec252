import { ROL } from '#contract/call.ts';
import { sendRequest as call } from '#contract/chat.ts';
import { Failure, fail } from '#server/calls/failure.ts';
import { type Caller, handleOutside } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  discardImage,
  insertFile,
  type StoredImage,
  storeImage,
} from '#server/features/files/index.ts';
import { requireUnblocked } from '#server/features/moderation/index.ts';
import {
  addRecipients,
  checkRequest,
  keepRequest,
  type KeptRequest,
  requestSentAs,
  requireAnswerable,
  sentAlready,
} from '#server/features/requests/index.ts';
import { appendMessage, lockConversation } from './append.ts';
import { tellOfMessages } from './tell-of-messages.ts';
import { tellOfRequest } from './tell-of-request.ts';
import { publishToBoth } from './publish.ts';
import { requireFirstContacts, requireMayWrite } from './may-write.ts';
import { findPair, type Party } from './pair.ts';
import { sentBefore } from './queries.ts';

interface Request {
  readonly msg: string;
  readonly clientId: string;
  /** What is asked for; null for a message alone. */
  readonly kept: KeptRequest | null;
  readonly now: Date;
}

// Not in a transaction at first, because it decodes images.
export const sendRequest = handleOutside(
  call,
  async (
    { recipients, msg, client_id, solicitud, direccion_id: addressId },
    { caller, db, now, services, request },
  ) => {
    const others = await findRecipients(db, caller, recipients);
    const missing = await withoutRequest(db, caller, others, client_id);
    const stored = async () => ({ id_solicitud: await requestSentAs(db, caller.id, client_id) });
    if (missing.length === 0) return await stored();
    const kept = solicitud
      ? await checkRequest(db, solicitud, { clientId: caller.id, addressId, now })
      : null;
    const content: Request = { msg, clientId: client_id, kept, now };

    const images: StoredImage[] = [];
    let used = false;
    try {
      for (const upload of request.images.imagenes ?? [])
        images.push(
          await storeImage(services, upload, { purpose: 'adjunto', campo: 'imagenes', by: caller }),
        );
      used = await inTransaction(db, (trx) => post(trx, [caller, missing], content, images));
    } finally {
      if (!used) for (const image of images) await discardImage(services, image);
    }
    return await stored();
  },
);

/** All recipients, sorted, so that two concurrent requests never deadlock. */
async function findRecipients(db: Db, caller: Caller, keys: readonly string[]): Promise<Party[]> {
  const others = new Map<number, Party>();
  for (const key of keys) {
    const other = await findRecipient(db, caller, key).catch((error: unknown) => {
      // The error names the recipient, because there may be four.
      if (error instanceof Failure) fail(error.code, { [key]: error.message });
      throw error;
    });
    others.set(other.id, other);
  }
  return [...others.values()].toSorted((a, b) => a.id - b.id);
}

async function findRecipient(db: Db, caller: Caller, key: string): Promise<Party> {
  const pair = { key_primary: caller.keylogin, key_secundary: key };
  const { secundary } = await findPair(db, caller, pair);
  await requireMayWrite(db, caller, secundary);
  await requireUnblocked(db, caller.id, secundary.id);
  // The team can be written to, but it does no work.
  if (secundary.rol !== ROL.professional) fail('recipient_not_found');
  return secundary;
}

async function withoutRequest(db: Db, caller: Caller, others: readonly Party[], clientId: string) {
  const missing: Party[] = [];
  for (const other of others)
    if (!(await sentBefore(db, caller.id, other.id, partId({ clientId }, 0)))) missing.push(other);
  return missing;
}

/** The client id of a message within its request: 0 is the text, the images follow. */
const partId = ({ clientId }: Pick<Request, 'clientId'>, part: number) => `${clientId}:${part}`;

/**
 * Posts the request. Who gets a kept one later gets what the others got, without another copy of its images. Answers
 * whether the images are used now.
 */
async function post(
  trx: Trx,
  [caller, others]: readonly [Caller, readonly Party[]],
  wanted: Request,
  images: readonly StoredImage[],
): Promise<boolean> {
  const { msg, kept, clientId, now } = wanted;
  const owner = { ownerId: caller.id, purpose: 'adjunto', isPublic: false, now } as const;
  const strangers = others.map(({ id }) => id);
  await requireFirstContacts(trx, caller, strangers, now);
  const sent = { clientId: caller.id, sentAs: clientId, now };
  const requestId = kept && (await keepRequest(trx, kept, sent));
  const before = requestId === null ? null : await sentAlready(trx, requestId);
  const content = before ?? { msg, images: images.map(({ id }) => id) };
  const got = [];
  let filed = false;
  for (const other of others) {
    const conversationId = await lockConversation(trx, [caller.id, other.id], {
      startedBy: caller.id,
      now,
    });
    if (kept && requestId !== null)
      await requireAnswerable(trx, requestId, kept.asked, {
        clientId: caller.id,
        professionalId: other.id,
        keylogin: other.keylogin,
        now,
      });
    const common = { conversationId, senderId: caller.id, now };
    const text = await appendMessage(trx, {
      ...common,
      msg: content.msg,
      clientId: partId(wanted, 0),
    });
    if (!text) continue;
    got.push({ professionalId: other.id, conversationId, messageId: text.id });
    if (!filed && !before) {
      for (const image of images) await insertFile(trx, image, owner);
      filed = true;
    }
    for (const [index, fileId] of content.images.entries())
      await appendMessage(trx, {
        ...common,
        msg: '',
        fileId,
        clientId: partId(wanted, index + 1),
      });
    await publishToBoth(trx, [caller, other], 'mensaje');
    if (kept) await tellOfRequest(trx, caller, other, kept.asked, now);
    else
      await tellOfMessages(trx, { conversationId, accountId: other.id, otherId: caller.id }, now);
  }
  if (kept && requestId !== null) {
    const { asked } = kept;
    await addRecipients(trx, requestId, got, { asked, images: content.images, now });
  }
  return filed;
}
