import { updateAccount as call } from '#contract/account.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordSecurityChange, setPicture, userView } from '#server/features/accounts/index.ts';
import { discardImage, insertFile, removeFile, storeImage } from '#server/features/files/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockAccount, savePerson } from './queries.ts';

export const updateAccount = handleOutside(
  call,
  async ({ account }, { caller, db, now, services, request }) => {
    const { id: ownerId } = caller;
    const upload = request.images.image?.[0];
    const picture =
      upload && (await storeImage(services, upload, { purpose: 'perfil', campo: 'image' }));
    try {
      return await inTransaction(db, async (trx) => {
        const before = await lockAccount(trx, ownerId);
        await savePerson(trx, ownerId, account, now);
        if (picture) {
          await insertFile(trx, picture, { ownerId, purpose: 'perfil', isPublic: true, now });
          await setPicture(trx, ownerId, picture.id);
          if (before.img_profile !== null) await removeFile(trx, before.img_profile);
        }
        if (account.phone !== before.phone) {
          await recordSecurityChange(trx, ownerId, 'phone', now);
          const parameters = [account.nombre, account.phone.slice(-4)];
          await notify(trx, {
            accountId: ownerId,
            evento: 'telefono_cambiado',
            parameters,
            now,
          });
        }
        return { user: await userView({ db: trx, services, now }, ownerId) };
      });
    } catch (error) {
      if (picture) await discardImage(services, picture);
      throw error;
    }
  },
);
