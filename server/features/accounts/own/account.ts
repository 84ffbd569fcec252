import { updateAccount as call } from '#contract/accounts.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { requireProof } from '#server/calls/proof.ts';
import { unsealed } from '#server/db/sealed/index.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { askForChange } from '../contact-change/ask.ts';
import { requireFreePhone } from '../contact-change/free-phone.ts';
import { lockOwn } from '../contact-change/lock.ts';
import { setPicture } from '../create-account.ts';
import { userView } from '../user.ts';
import { discardImage, insertFile, removeFile, storeImage } from '#server/features/files/index.ts';
import { changePerson } from './person.ts';

export const updateAccount = handleOutside(
  call,
  async ({ account }, { caller, db, now, services, request }) => {
    const { id: ownerId } = caller;
    // Before the picture is stored, and outside the transaction, so that a refusal stays counted.
    const { phone_sealed } = await db
      .selectFrom('account')
      .select('phone_sealed')
      .where('id', '=', ownerId)
      .executeTakeFirstOrThrow();
    if (account.phone !== unsealed(db, 'account.phone', phone_sealed)) {
      requireProof({ caller, now });
      await requireFreePhone(db, caller, account.phone, now);
    }
    const upload = request.images.image?.[0];
    const picture =
      upload &&
      (await storeImage(services, upload, { purpose: 'perfil', campo: 'image', by: caller }));
    try {
      return await inTransaction(db, async (trx) => {
        const before = await lockOwn(trx, ownerId);
        // The e-mail cannot be changed here, whatever the body says (2 §2), and a phone only once it is proved (4 §I).
        const { email, phone } = before;
        await changePerson(trx, ownerId, { before, after: { ...account, email, phone }, now });
        if (picture) {
          await insertFile(trx, picture, { ownerId, purpose: 'perfil', isPublic: true, now });
          await setPicture(trx, ownerId, picture.id);
          if (before.img_profile !== null) await removeFile(trx, before.img_profile);
        }
        if (account.phone !== phone) {
          requireProof({ caller, now });
          const { nombre } = account;
          const asked = { kind: 'phone', value: account.phone } as const;
          await askForChange(trx, { id: ownerId, nombre }, asked, { services, request, now });
        }
        return { user: await userView({ db: trx, services, now }, ownerId) };
      });
    } catch (error) {
      if (picture) await discardImage(services, picture);
      throw error;
    }
  },
);
