import { addPortfolio as call } from '#contract/portfolio.ts';
import { PORTFOLIO_PROJECTS } from '#domain/portfolio/portfolio.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { userView } from '#server/features/accounts/index.ts';
import { fileImages, planImages, withNewImages } from './images.ts';
import { addedBefore, countItems, insertItem, lockPortfolio, setImages } from './queries.ts';

// Encodes images before it opens its transaction.
export const addPortfolio = handleOutside(
  call,
  async ({ titulo, descripcion, imagenes, client_id: clientId = null }, context) => {
    const { caller, db, now, services, request } = context;
    const uploads = request.images.imagenes;
    /** The project of an earlier try, or null while there is room for another; else the call ends. */
    const before = async (where: Db | Trx): Promise<number | null> => {
      const added = clientId && (await addedBefore(where, caller.id, clientId));
      if (added) return added.id;
      return (await countItems(where, caller.id)) < PORTFOLIO_PROJECTS
        ? null
        : fail('portfolio_full');
    };
    const plan = planImages([], imagenes, uploads);
    // Encoding is dear; what leads to nothing is told before.
    const earlier = await before(db);
    let done = { kept: false, id: earlier ?? 0 };
    if (earlier === null)
      done = await withNewImages(services, plan, uploads, (images) =>
        inTransaction(db, async (trx) => {
          await lockPortfolio(trx, caller.id);
          const added = await before(trx);
          if (added !== null) return { kept: false, id: added };
          const made = await insertItem(trx, caller.id, { titulo, descripcion, clientId, now });
          const owner = { ownerId: caller.id, now };
          await setImages(trx, made, await fileImages(trx, plan, images, owner));
          return { kept: true, id: made };
        }),
      );
    const { id, kept } = done;
    return { user: await userView(context, caller.id), id, repetido: !kept };
  },
);
