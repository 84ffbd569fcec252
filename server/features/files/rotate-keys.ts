import type { Services } from '#server/context.ts';
import { decryptObject, encryptObject, keyIdOf, UnreadableObject } from './cipher.ts';
import { objectName, type Size } from './paths.ts';
import { discardImage } from './store.ts';

type Needed = Pick<Services, 'db' | 'objects' | 'config'>;

export interface Rotation {
  /** Images that the first key encrypts now and did not before. */
  rotated: number;
  /** Why an image was left as it is, one sentence each. */
  unreadable: string[];
  /** Images that still name another key. */
  left: number;
}

const SIZES: readonly Size[] = ['card', 'full'];

/**
 * Encrypts with the first key all that another one encrypted. It may be stopped or killed anywhere and
 * begun again: an object says itself which key it needs, and the row follows once all of it is done.
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

/** False when the image has gone meanwhile. */
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
  // Replaced while this wrote: what was just put must not outlive it.
  if (!kept) await discardImage(services, { id });
  return Boolean(kept);
}
