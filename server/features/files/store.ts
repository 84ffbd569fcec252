import { randomBytes } from 'node:crypto';
import { Failure, failAt } from '#server/calls/failure.ts';
import type { Upload } from '#server/calls/handler.ts';
import { FairQueue } from '#server/connections/index.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { discardFile } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { encryptObject } from './cipher.ts';
import { encodeImage } from './image.ts';
import { objectName, type Size } from './paths.ts';

export type Purpose =
  | 'perfil'
  | 'portafolio'
  | 'adjunto'
  | 'identificacion'
  | 'disputa'
  | 'entrega';

export interface StoredImage {
  id: string;
  width: number;
  height: number;
  bytes: number;
  /** The key that encrypted it; of all but those that anybody may see. */
  keyId?: string;
}

/** What anybody may see, which a bucket may serve without us. */
const PUBLIC: ReadonlySet<Purpose> = new Set(['perfil', 'portafolio']);

/** Who waits in turn for a picture to be read: an account, or a stranger who signs up. */
export type Uploader = { readonly id: number } | { readonly address: string };

/** Decoding takes a full core and up to 200 MB, so few run at a time; each waiting upload holds 6 MB. */
const decoding = new FairQueue(
  { account: {}, stranger: { rest: 1 } },
  { concurrency: 2, maxQueue: 30 },
  () => new Failure('unavailable'),
);

/** An image without a row after this time is deleted: its process has died. */
const NAMED_WITHIN_SECONDS = 3600;

/**
 * Checks, encodes and stores an image in two sizes, encrypted unless anybody may see it. Slow, so never inside a
 * transaction. `campo` is the form field that gets the error.
 */
export async function storeImage(
  { db, objects, config }: Pick<Services, 'db' | 'objects' | 'config'>,
  upload: Upload,
  { purpose, campo = 'image', by }: { purpose: Purpose; campo?: string; by: Uploader },
): Promise<StoredImage> {
  const encoded = await decoding.run(
    'id' in by ? 'account' : 'stranger',
    'id' in by ? `account ${by.id}` : by.address,
    () => encodeImage(upload.content, purpose),
  );
  if (typeof encoded === 'string') return failAt(campo, encoded);
  const { full, card, width, height } = encoded;
  const id = randomBytes(18).toString('base64url');
  const [key] = config.fileKeys;
  const secret = !PUBLIC.has(purpose);
  const put = (size: Size, plain: Buffer) => {
    const name = objectName(id, size);
    return objects.put(name, secret ? encryptObject(key, name, plain) : plain);
  };
  await inTransaction(db, (trx) =>
    enqueue(trx, discardFile, { id }, { afterSeconds: NAMED_WITHIN_SECONDS }),
  );
  await put('card', card);
  await put('full', full);
  return { id, width, height, bytes: full.length, ...(secret && { keyId: key.id }) };
}

/**
 * Deletes a stored image unless a row names it: after a lost connection the caller cannot know whether its
 * transaction committed.
 */
export async function discardImage(
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  { id }: Pick<StoredImage, 'id'>,
): Promise<void> {
  const row = await db.selectFrom('file').select('id').where('id', '=', id).executeTakeFirst();
  if (row) return;
  await objects.delete(objectName(id, 'full'));
  await objects.delete(objectName(id, 'card'));
}

/** Records the owner of a stored image and who may see it: everyone, or those with a signed link. */
export async function insertFile(
  trx: Trx,
  { id, width, height, bytes, keyId }: StoredImage,
  owner: { ownerId: number; purpose: Purpose; isPublic: boolean; now: Date },
): Promise<void> {
  await trx
    .insertInto('file')
    .values({
      id,
      width,
      height,
      bytes,
      key_id: keyId ?? null,
      owner_id: owner.ownerId,
      purpose: owner.purpose,
      public: owner.isPublic,
      created_at: owner.now,
    })
    .execute();
}

/** Deletes a file's row now, and its stored objects after the commit. */
export async function removeFile(trx: Trx, fileId: string): Promise<void> {
  await trx.deleteFrom('file').where('id', '=', fileId).execute();
  await enqueue(trx, discardFile, { id: fileId });
}
