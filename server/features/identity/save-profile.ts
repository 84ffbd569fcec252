import type { ParsedInputOf } from '#contract/call.ts';
import type { perfil } from '#contract/profile.ts';
import type { RequestFacts } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import {
  resolveProfessions,
  resolveServiceArea,
  updateProfile,
} from '#server/features/accounts/index.ts';
import { discardImage, type StoredImage, storeImage } from '#server/features/files/index.ts';
import { replaceIdImages, SIDES, type Side } from './id-images.ts';

export type IdImages = Partial<Record<Side, StoredImage>>;

/** A profile with the places and professions of its names; one that is in no list ends the call. */
export const resolveProfile = async (
  db: Db,
  { nombre_comercial, descripcion, ...prof }: ParsedInputOf<typeof perfil>['prof'],
) => ({
  nombre_comercial,
  descripcion,
  area: await resolveServiceArea(db, prof),
  profesiones: await resolveProfessions(db, prof),
});

/** Stores the sides of an ID that came, and forgets them again unless `save` keeps them. */
export async function withIdImages<T>(
  services: Services,
  { images: uploads }: RequestFacts,
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
        });
    }
    const saved = await save(images);
    kept = true;
    return saved;
  } finally {
    if (!kept) for (const image of Object.values(images)) await discardImage(services, image);
  }
}

/** What somebody offers, and the sides of their ID that are new. */
export async function saveProfile(
  trx: Trx,
  ownerId: number,
  { prof, images }: { prof: Awaited<ReturnType<typeof resolveProfile>>; images: IdImages },
  now: Date,
): Promise<void> {
  await updateProfile(trx, ownerId, prof, now);
  await replaceIdImages(trx, ownerId, images, now);
}
