import type { Services } from '#server/context.ts';
import { decryptObject, encryptObject, keyIdOf, UnreadableObject } from './cipher.ts';
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
 * Encrypts everything with the first key that another one encrypted. It may be interrupted anywhere and
 * started again: each object names its key, and its row is updated once all sizes are done.
 */
export async function rotateKeys(services: Needed, stopping?: AbortSignal): Promise<Rotation> {
  const unreadable: string[] = [];
  let rotated = 0;
  const mayGoOn = () => !stopping?.aborted;
  let next = await olderAfter(services, '');
  for (; next && mayGoOn(); next = await olderAfter(services, next.id))
    try {
      if (await rotate(services, next.id)) rotated++;
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
  older(services).select('id').where('id', '>', id).orderBy('id').executeTakeFirst();

const older = ({ db, config }: Needed) =>
  db
    .selectFrom('file')
    .where('key_id', 'is not', null)
    .where('key_id', '<>', config.fileKeys[0].id);

/** False when the image was deleted meanwhile. */
async function rotate(services: Needed, id: string): Promise<boolean> {
  const { db, objects, config } = services;
  const [key] = config.fileKeys;
  for (const size of SIZES) {
    const name = objectName(id, size);
    const object = await objects.get(name);
    if (!object || keyIdOf(name, object) === key.id) continue;
    const content = decryptObject(config.fileKeys, name, object);
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
