import { editPortfolio as call } from '#contract/portfolio.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { userView } from '#server/features/accounts/index.ts';
import { removeFile } from '#server/features/files/index.ts';
import { fileImages, planImages, withNewImages } from './images.ts';
import { type Item, ownItem, setImages } from './queries.ts';

// Not in a transaction at first, because it encodes images.
export const editPortfolio = handleOutside(call, async (input, context) => {
  const { caller, db, now, services, request } = context;
  const { id, titulo, descripcion, imagenes, version, client_id = null } = input;
  const uploads = request.images.imagenes;
  /** The plan of the images; null when an earlier try has done it; else ends the call. */
  const plan = (item: Item | undefined) => {
    if (!item) return fail('portfolio_not_found');
    if (client_id !== null && item.changed_client_id === client_id) return null;
    if (version !== undefined && version !== item.version) return fail('portfolio_changed');
    return planImages(item.images, imagenes, uploads);
  };
  // Checked before encoding, which is expensive.
  const wanted = plan(await ownItem(db, caller.id, id, 'read'));
  let done = { kept: false };
  if (wanted)
    done = await withNewImages(services, wanted, { uploads, by: caller }, (images) =>
      inTransaction(db, async (trx) => {
        const after = plan(await ownItem(trx, caller.id, id, 'locked'));
        if (!after) return { kept: false };
        const owner = { ownerId: caller.id, now };
        await setImages(trx, id, await fileImages(trx, after, images, owner));
        for (const fileId of after.removed) await removeFile(trx, fileId);
        await trx
          .updateTable('portfolio')
          .set(({ eb }) => ({
            titulo,
            descripcion,
            changed_client_id: client_id,
            version: eb('version', '+', 1),
          }))
          .where('id', '=', id)
          .execute();
        return { kept: true };
      }),
    );
  return { user: await userView(context, caller.id), repetido: !done.kept };
});
