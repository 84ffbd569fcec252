import type { Services } from '#server/context.ts';
import { decryptObject } from './cipher.ts';
import { objectName, type Size } from './paths.ts';
import type { Purpose } from './store.ts';

/** The image of an ID as WebP; null when it was replaced. Callers must check who may see it. */
export async function readIdImage(
  { objects, config }: Pick<Services, 'objects' | 'config'>,
  fileId: string,
  size: Size = 'full',
): Promise<Buffer | null> {
  const name = objectName(fileId, size);
  const object = await objects.get(name);
  return object && decryptObject(config.fileKeys, name, object);
}

/** Any image as WebP, ID images included; null when it was deleted. */
export const readImage = (
  services: Pick<Services, 'objects' | 'config'>,
  { id, purpose }: { id: string; purpose: Purpose },
): Promise<Buffer | null> =>
  purpose === 'identificacion'
    ? readIdImage(services, id)
    : services.objects.get(objectName(id, 'full'));
