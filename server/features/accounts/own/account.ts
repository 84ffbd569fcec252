import { updateAccount as call } from '#contract/accounts.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { requireProof } from '#server/calls/proof.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Trx } from '#server/db/pool.ts';
import { setPicture } from '../create-account.ts';
import { userView } from '../user.ts';
import { discardImage, insertFile, removeFile, storeImage } from '#server/features/files/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { changePerson } from './person.ts';
import { fail } from '#server/calls/failure.ts';
import { withPhone } from '#server/db/sealed/index.ts';

export const updateAccount = handleOutside(
  call,
  async ({ account }, { caller, db, now, services, request }) => {
    const { id: ownerId } = caller;
    const upload = request.images.image?.[0];
    const picture =
      upload &&
      (await storeImage(services, upload, { purpose: 'perfil', campo: 'image', by: caller }));
    try {
      return await inTransaction(db, async (trx) => {
        const before = await lockAccount(trx, ownerId);
        // The e-mail cannot be changed here, whatever the body says (2 §2).
        if (account.phone !== before.phone) requireProof({ caller, now });
        const after = { ...account, email: before.email };
        await changePerson(trx, ownerId, { before, after, now });
        if (picture) {
          await insertFile(trx, picture, { ownerId, purpose: 'perfil', isPublic: true, now });
          await setPicture(trx, ownerId, picture.id);
          if (before.img_profile !== null) await removeFile(trx, before.img_profile);
        }
        if (account.phone !== before.phone)
          await notifyPhoneChanged(trx, { accountId: ownerId, ...account }, before.phone, now);
        return { user: await userView({ db: trx, services, now }, ownerId) };
      });
    } catch (error) {
      if (picture) await discardImage(services, picture);
      throw error;
    }
  },
);

/** Notifies at the former phone: whoever took over the account has the new one (decisions §5). */
async function notifyPhoneChanged(
  trx: Trx,
  { accountId, nombre, phone }: { accountId: number; nombre: string; phone: string },
  former: string,
  now: Date,
): Promise<void> {
  const parameters = [nombre, phone.slice(-4)];
  await notify(trx, { accountId, evento: 'telefono_cambiado', parameters, phone: former, now });
}

/** Locks and reads an account before a change; the second of two concurrent changes waits here. */
async function lockAccount(trx: Trx, accountId: number) {
  const row = await trx
    .selectFrom('account')
    .select(['rol', 'nombre', 'apellidos', 'email', 'phone_sealed', 'img_profile'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return withPhone(trx, 'account.phone', row ?? fail('session_not_found'));
}
