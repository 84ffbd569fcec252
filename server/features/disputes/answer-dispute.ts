import { answerDispute as call } from '#contract/disputes.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { discardImage, type StoredImage, storeImage } from '#server/features/files/index.ts';
import { byId, freshView, lockOwn, recordEvent } from '#server/features/projects/index.ts';
import { insertAnswer, openDisputeOf, touchProject } from './queries.ts';

// Decodes images before it opens its transaction.
export const answerDispute = handleOutside(call, async (input, context) => {
  const { caller, db, now, services, request } = context;
  const { id_proposal: id, texto } = input;
  /** Locks the project and ends the call unless its dispute waits for the caller's word; answers its id. */
  const answerable = async (trx: Trx): Promise<number> => {
    if (!(await lockOwn(trx, id, caller.id))) return fail('proposal_not_found');
    const dispute = await openDisputeOf(trx, id);
    if (!dispute) return fail('not_in_dispute');
    if (dispute.opener_key === caller.keylogin) return fail('dispute_yours');
    return dispute.respuesta === null ? dispute.id : fail('dispute_answered');
  };
  // Decoding is expensive, so refusals come before it.
  await inTransaction(db, answerable);

  const images: StoredImage[] = [];
  let kept = false;
  try {
    for (const upload of request.images.imagenes ?? [])
      images.push(
        await storeImage(services, upload, { purpose: 'disputa', campo: 'imagenes', by: caller }),
      );
    const proposal = await inTransaction(db, async (trx) => {
      const dispute = await answerable(trx);
      await insertAnswer(trx, { id: dispute, by: caller.id, texto, images, now });
      await touchProject(trx, id, now);
      const after = await byId(trx, id);
      if (after)
        await recordEvent(trx, after, { evento: 'disputa_respondida', actorId: caller.id, now });
      return freshView({ db: trx, services, now, caller }, id);
    });
    kept = true;
    return { proposal };
  } finally {
    if (!kept) for (const image of images) await discardImage(services, image);
  }
});
