import { randomBytes } from 'node:crypto';
import { failAt } from '#server/calls/failure.ts';
import type { Upload } from '#server/calls/handler.ts';
import { concurrencyLimit } from '#server/calls/concurrency-limit.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { discardFile } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { encryptObject } from './cipher.ts';
import { encodeImage } from './image.ts';
import { objectName, type Size } from './paths.ts';

export type Purpose = 'perfil' | 'portafolio' | 'adjunto' | 'identificacion' | 'disputa';

export interface StoredImage {
  id: string;
  width: number;
  height: number;
  bytes: number;
  /** Which key encrypted it; only of an ID. */
  keyId?: string;
}

/** Decoding takes all of a core and up to 200 MB, so few at a time; each that waits holds 6 MB. */
const limitDecoding = concurrencyLimit({ concurrency: 2, maxQueue: 30 });

/** By when a row names a stored image, or never will: its process ended in between. */
const NAMED_WITHIN_SECONDS = 3600;

/**
 * Checks, encodes and stores an image in two sizes, encrypted when it is of an ID. It takes its time: never inside a transaction.
 * `campo` is the form's field that a refusal is shown at.
 */
export async function storeImage(
  { db, objects, config }: Pick<Services, 'db' | 'objects' | 'config'>,
  upload: Upload,
  { purpose, campo = 'image' }: { purpose: Purpose; campo?: string },
): Promise<StoredImage> {
  const encoded = await limitDecoding(() => encodeImage(upload.content, purpose));
  if (typeof encoded === 'string') return failAt(campo, encoded);
  const { full, card, width, height } = encoded;
  const id = randomBytes(18).toString('base64url');
  const [key] = config.fileKeys;
  const secret = purpose === 'identificacion';
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
 * Forgets what is stored of an image, unless a row names it: whoever lost the database while it committed
 * cannot know whether one does.
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

/** Records whose a stored image is and who may see it: everyone, or those who get a signed link. */
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

/** Forgets a file that nothing names any more: its row now, what is stored of it once this has committed. */
export async function removeFile(trx: Trx, fileId: string): Promise<void> {
  await trx.deleteFrom('file').where('id', '=', fileId).execute();
  await enqueue(trx, discardFile, { id: fileId });
}
