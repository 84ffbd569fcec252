import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Services } from '#server/context.ts';
import { publicPath, type StoredImage } from '#server/features/files/index.ts';
import type { Picture } from './plan.ts';

type Objects = Services['objects'];

const CONCURRENCY = Math.min(4, Math.max(2, availableParallelism()));

/**
 * Puts all pictures into the object store. Ids are derived from owner and drawing: a load that was killed
 * and begins again overwrites the same objects instead of leaving the first ones behind.
 */
export async function storePictures(
  objects: Objects,
  pictures: readonly Picture[],
): Promise<Map<Picture, StoredImage>> {
  const owners = Map.groupBy(pictures, ({ drawing }) => drawing.name);
  const stored = new Map<Picture, StoredImage>();
  const queue = owners.values();
  const work = async () => {
    for (const pictures of queue) await storeDrawing(objects, pictures, stored);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return stored;
}

async function storeDrawing(
  objects: Objects,
  pictures: readonly Picture[],
  stored: Map<Picture, StoredImage>,
): Promise<void> {
  const [first] = pictures;
  if (!first) return;
  const { width, height } = first.drawing;
  const [full, card] = await Promise.all([first.drawing.full(), first.drawing.card()]);
  for (const picture of pictures) {
    const id = idOf(picture);
    await objects.put(objectName(id, 'card'), card);
    await objects.put(objectName(id, 'full'), full);
    stored.set(picture, { id, width, height, bytes: full.length });
  }
}

/** 144 bits in the form of every other file's id. */
const idOf = ({ face, purpose, drawing }: Picture): string =>
  createHash('sha256')
    .update(`${face} ${purpose} ${drawing.name}`)
    .digest('base64url')
    .slice(0, 24);

/** The name of an object is the last part of its public path. */
const objectName = (id: string, size: 'full' | 'card'): string =>
  path.posix.basename(publicPath(id, size));
