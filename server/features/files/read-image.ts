import type { Services } from '#server/context.ts';
import { decryptObject, isEncrypted } from './cipher.ts';
import { objectName, type Size } from './paths.ts';

type Needed = Pick<Services, 'objects' | 'config'>;

/** The image of an ID as WebP; null when it was replaced. Callers must check who may see it. */
export async function readIdImage(
  { objects, config }: Needed,
  fileId: string,
  size: Size = 'full',
): Promise<Buffer | null> {
  const name = objectName(fileId, size);
  const object = await objects.get(name);
  return object && decryptObject(config.fileKeys, name, object);
}

/** Any image as WebP by the name of its object, which `encrypted` says to be no other than that; null when it was deleted. Callers must check who may see it. */
export async function readNamed(
  { objects, config }: Needed,
  name: string,
  encrypted = false,
): Promise<Buffer | null> {
  const object = await objects.get(name);
  if (!object) return null;
  // Public ones are stored as they are, and so are private ones of before, until `npm run rotate-keys`.
  const isPlain = !encrypted && !isEncrypted(object);
  return isPlain ? object : decryptObject(config.fileKeys, name, object);
}

/** The same by its file. */
export const readImage = (services: Needed, { id }: { id: string }): Promise<Buffer | null> =>
  readNamed(services, objectName(id, 'full'));
