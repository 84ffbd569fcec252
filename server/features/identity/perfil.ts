import { perfil as call } from '#contract/profile.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  resolveProfessions,
  resolveServiceArea,
  updateProfile,
  userView,
} from '#server/features/accounts/index.ts';
import { discardImage, type StoredImage, storeImage } from '#server/features/files/index.ts';
import { replaceIdImages, SIDES, type Side } from './id-images.ts';

export const perfil = handleOutside(
  call,
  async ({ prof }, { caller, db, now, services, request }) => {
    // Decoding is dear; what is wrong with the form is said before.
    const area = await resolveServiceArea(db, prof);
    const profesiones = await resolveProfessions(db, prof);
    const images: Partial<Record<Side, StoredImage>> = {};
    let kept = false;
    try {
      for (const side of SIDES) {
        const [upload] = request.images[side] ?? [];
        if (upload)
          images[side] = await storeImage(services, upload, {
            purpose: 'identificacion',
            campo: side,
          });
      }
      const user = await inTransaction(db, async (trx) => {
        await updateProfile(trx, caller.id, { ...prof, area, profesiones }, now);
        await replaceIdImages(trx, caller.id, images, now);
        return userView({ db: trx, services, now }, caller.id);
      });
      kept = true;
      return { user };
    } finally {
      if (!kept) for (const image of Object.values(images)) await discardImage(services, image);
    }
  },
);
