import {
  type Arrangement,
  arrangeImages,
  type NamedImage,
  PORTFOLIO_BYTES,
} from '#domain/portfolio/portfolio.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import type { Upload } from '#server/calls/handler.ts';
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

interface Said {
  readonly ruta?: string | undefined;
  readonly estado?: NamedImage['estado'];
}

/** How a project's images will stand, as `said` and the images that came with it want it; else the call ends. */
export function planImages(
  present: Item['images'],
  said: readonly Said[] = [],
  uploads: readonly Upload[] = [],
): Arrangement {
  const named: NamedImage[] = said.map(({ ruta, estado }, at) => ({
    estado,
    // What is no path of ours is in no project either.
    stored: ruta && (fileIdOf(ruta.split('/').at(-1) ?? '') ?? ruta),
    upload: numberOf(uploads, at),
  }));
  // An image of which nothing is said comes after the others, as the second one for a number does.
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

/** By the number of its upload. */
export type NewImages = ReadonlyMap<number, StoredImage>;

/**
 * Stores the new images of a plan, each encoded, and does `work` with them. When it throws, or answers that
 * it did not keep them, they are discarded: an image that no row names would stay for ever.
 */
export async function withNewImages<Result extends { kept: boolean }>(
  services: Services,
  plan: Arrangement,
  uploads: readonly Upload[] = [],
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
        await storeImage(services, upload, { purpose: 'portafolio', campo }),
      );
    }
    const result = await work(images);
    ({ kept } = result);
    return result;
  } finally {
    if (!kept) for (const image of images.values()) await discardImage(services, image);
  }
}

/** Records the new images as the professional's, for everybody to see; answers all file ids in their order. */
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
