import type { Services } from '#server/context.ts';
import { decryptObject, encryptObject, isEncrypted, keyIdOf, UnreadableObject } from './cipher.ts';
import { objectName, type Size } from './paths.ts';
import { discardImage } from './store.ts';

type Needed = Pick<Services, 'db' | 'objects' | 'config'>;

export interface Rotation {
  /** Images that were encrypted anew with the first key. */
  rotated: number;
  /** Why an image was skipped, one sentence each. */
  unreadable: string[];
  /** Images that still need another key. */
  left: number;
}

const SIZES: readonly Size[] = ['card', 'full'];

/**
 * Encrypts everything private with the first key that another one encrypted, or none. It may be interrupted anywhere and
 * started again: each object names its key, and its row is updated once all sizes are done.
 */
export async function rotateKeys(services: Needed, stopping?: AbortSignal): Promise<Rotation> {
  const unreadable: string[] = [];
  let rotated = 0;
  const mayGoOn = () => !stopping?.aborted;
  let next = await olderAfter(services, '');
  for (; next && mayGoOn(); next = await olderAfter(services, next.id))
    try {
      if (await rotate(services, next)) rotated++;
    } catch (error) {
      if (!(error instanceof UnreadableObject)) throw error;
      unreadable.push(error.message);
    }
  const { left } = await older(services)
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  return { rotated, unreadable, left };
}

const olderAfter = (services: Needed, id: string) =>
  older(services).select(['id', 'key_id']).where('id', '>', id).orderBy('id').executeTakeFirst();

const older = ({ db, config }: Needed) =>
  db.selectFrom('file').where((file) =>
    file.or([
      file('key_id', '<>', config.fileKeys[0].id),
      // Private ones of before they were encrypted.
      file.and([file('key_id', 'is', null), file('public', '=', false)]),
    ]),
  );

/** False when the image was deleted meanwhile. */
async function rotate(
  services: Needed,
  { id, key_id }: { id: string; key_id: string | null },
): Promise<boolean> {
  const { db, objects, config } = services;
  const [key] = config.fileKeys;
  for (const size of SIZES) {
    const name = objectName(id, size);
    const object = await objects.get(name);
    if (!object || (isEncrypted(object) && keyIdOf(name, object) === key.id)) continue;
    // Only what its row says to be plain is taken as it is.
    const isPlain = key_id === null && !isEncrypted(object);
    const content = isPlain ? object : decryptObject(config.fileKeys, name, object);
    await objects.put(name, encryptObject(key, name, content));
  }
  const kept = await db
    .updateTable('file')
    .set({ key_id: key.id })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  // Replaced meanwhile: delete the objects that were just written.
  if (!kept) await discardImage(services, { id });
  return Boolean(kept);
}
