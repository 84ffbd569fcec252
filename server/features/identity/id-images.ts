import type { Caller, RequestFacts } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { requestReading } from './readings/request.ts';
import {
  discardImage,
  insertFile,
  removeFile,
  type StoredImage,
  storeImage,
} from '#server/features/files/index.ts';

/** The sides of an ID by their form field (2 §7), and the profile's column of each. */
const COLUMNS = {
  identificacionFrontal: 'identificacion_frontal',
  identificacionTrasera: 'identificacion_trasera',
} as const;
type IdSide = keyof typeof COLUMNS;
const SIDES = Object.keys(COLUMNS) as IdSide[];

export type IdImages = Partial<Record<IdSide, StoredImage>>;

/** Stores the uploaded sides of an ID, and deletes them again when `save` fails. */
export async function withIdImages<T>(
  services: Services,
  { request: { images: uploads }, caller }: { request: RequestFacts; caller: Caller },
  save: (images: IdImages) => Promise<T>,
): Promise<T> {
  const images: IdImages = {};
  let kept = false;
  try {
    for (const side of SIDES) {
      const [upload] = uploads[side] ?? [];
      if (upload)
        images[side] = await storeImage(services, upload, {
          purpose: 'identificacion',
          campo: side,
          by: caller,
        });
    }
    const saved = await save(images);
    kept = true;
    return saved;
  } finally {
    if (!kept) for (const image of Object.values(images)) await discardImage(services, image);
  }
}

/**
 * Replaces the ID images of a profile; a side without a new image stays. The old ones are deleted with this
 * transaction; if it fails, nothing changes.
 */
export async function replaceIdImages(
  trx: Trx,
  ownerId: number,
  images: IdImages,
  now: Date,
): Promise<void> {
  const arrived = SIDES.filter((side) => images[side]);
  if (arrived.length === 0) return;
  const before = await trx
    .selectFrom('profile')
    .select(['identificacion_frontal', 'identificacion_trasera'])
    .where('account_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  for (const side of arrived) {
    const image = images[side] as StoredImage;
    await insertFile(trx, image, { ownerId, purpose: 'identificacion', isPublic: false, now });
    await trx
      .updateTable('profile')
      .set({ [COLUMNS[side]]: image.id, identificacion_at: now })
      .where('account_id', '=', ownerId)
      .execute();
    const old = before[COLUMNS[side]];
    if (old !== null) await removeFile(trx, old);
  }
  await requestReading(trx, ownerId, now);
}
