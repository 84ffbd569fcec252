import { addPortfolio as call } from '#contract/portfolio.ts';
import { PORTFOLIO_PROJECTS } from '#domain/portfolio/portfolio.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { userView } from '#server/features/accounts/index.ts';
import { fileImages, planImages, withNewImages } from './images.ts';
import { addedBefore, countItems, insertItem, lockPortfolio, setImages } from './queries.ts';

// Not in a transaction at first, because it encodes images.
export const addPortfolio = handleOutside(
  call,
  async ({ titulo, descripcion, imagenes, client_id: clientId = null }, context) => {
    const { caller, db, now, services, request } = context;
    const uploads = request.images.imagenes;
    /**
     * The id of the project that an earlier try added; null when there is room for a new one; else ends the
     * call.
     */
    const before = async (where: Db | Trx): Promise<number | null> => {
      const added = clientId && (await addedBefore(where, caller.id, clientId));
      if (added) return added.id;
      return (await countItems(where, caller.id)) < PORTFOLIO_PROJECTS
        ? null
        : fail('portfolio_full');
    };
    const plan = planImages([], imagenes, uploads);
    // Checked before encoding, which is expensive.
    const earlier = await before(db);
    let done = { kept: false, id: earlier ?? 0 };
    if (earlier === null)
      done = await withNewImages(services, plan, { uploads, by: caller }, (images) =>
        inTransaction(db, async (trx) => {
          await lockPortfolio(trx, caller.id);
          const added = await before(trx);
          if (added !== null) return { kept: false, id: added };
          const inserted = await insertItem(trx, caller.id, { titulo, descripcion, clientId, now });
          const owner = { ownerId: caller.id, now };
          await setImages(trx, inserted, await fileImages(trx, plan, images, owner));
          return { kept: true, id: inserted };
        }),
      );
    const { id, kept } = done;
    return { user: await userView(context, caller.id), id, repetido: !kept };
  },
);
