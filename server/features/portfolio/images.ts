import {
  type Arrangement,
  arrangeImages,
  type NamedImage,
  PORTFOLIO_BYTES,
} from '#domain/portfolio/portfolio.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import type { Caller, Upload } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import {
  discardImage,
  fileIdOf,
  insertFile,
  type StoredImage,
  storeImage,
} from '#server/features/files/index.ts';
import type { Item } from './queries.ts';

interface SentEntry {
  readonly ruta?: string | undefined;
  readonly estado?: NamedImage['estado'];
}

/**
 * Plans a project's images from the list `sent` and the uploads; ends the call when they are not allowed.
 */
export function planImages(
  present: Item['images'],
  sent: readonly SentEntry[] = [],
  uploads: readonly Upload[] = [],
): Arrangement {
  const named: NamedImage[] = sent.map(({ ruta, estado }, at) => ({
    estado,
    // An unknown path matches no stored image.
    stored: ruta && (fileIdOf(ruta.split('/').at(-1) ?? '') ?? ruta),
    upload: numberOf(uploads, at),
  }));
  // Uploads without an entry come after the others, and so does a second upload for the same index.
  for (const [upload, { at }] of uploads.entries())
    if (at === undefined || numberOf(uploads, at) !== upload) named.push({ upload });
  const plan = arrangeImages(
    present.map(({ id }) => id),
    named,
  );
  if (typeof plan === 'string') return failAt('imagenes', plan);
  const weights = new Map(present.map(({ id, bytes }) => [id, bytes]));
  const bytes = plan.order.reduce(
    (sum, image) =>
      sum +
      ('stored' in image
        ? (weights.get(image.stored) ?? 0)
        : (uploads[image.upload]?.content.length ?? 0)),
    0,
  );
  return bytes > PORTFOLIO_BYTES ? failAt('imagenes', 'portfolio_images_too_heavy') : plan;
}

function numberOf(uploads: readonly Upload[], at: number): number | undefined {
  const number = uploads.findIndex((upload) => upload.at === at);
  return number < 0 ? undefined : number;
}

/** Stored images by the index of their upload. */
export type NewImages = ReadonlyMap<number, StoredImage>;

/**
 * Stores the new images of a plan and runs `work` with them. They are deleted when it throws or answers
 * that it did not keep them, because no row would name them.
 */
export async function withNewImages<Result extends { kept: boolean }>(
  services: Services,
  plan: Arrangement,
  { uploads = [], by }: { uploads: readonly Upload[] | undefined; by: Caller },
  work: (images: NewImages) => Promise<Result>,
): Promise<Result> {
  const images = new Map<number, StoredImage>();
  let kept = false;
  try {
    for (const image of plan.order) {
      if (!('upload' in image)) continue;
      const upload = uploads[image.upload] ?? fail('image_required');
      const campo = upload.at === undefined ? 'imagenes' : `imagenes[${upload.at}][file]`;
      images.set(
        image.upload,
        await storeImage(services, upload, { purpose: 'portafolio', campo, by }),
      );
    }
    const result = await work(images);
    ({ kept } = result);
    return result;
  } finally {
    if (!kept) for (const image of images.values()) await discardImage(services, image);
  }
}

/** Records the new images as public files of the professional; answers all file ids in order. */
export async function fileImages(
  trx: Trx,
  { order }: Arrangement,
  images: NewImages,
  { ownerId, now }: { ownerId: number; now: Date },
): Promise<string[]> {
  const ids: string[] = [];
  for (const place of order) {
    if ('stored' in place) ids.push(place.stored);
    else {
      const image = images.get(place.upload) ?? fail('image_required');
      await insertFile(trx, image, { ownerId, purpose: 'portafolio', isPublic: true, now });
      ids.push(image.id);
    }
  }
  return ids;
}
