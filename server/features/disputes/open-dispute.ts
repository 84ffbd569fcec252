import { openDispute as call } from '#contract/disputes.ts';
import { whyNot } from '#domain/projects/can.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertDispute, touchProject } from './queries.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import { discardImage, type StoredImage, storeImage } from '#server/features/files/index.ts';
import {
  sideOf,
  byId,
  freshView,
  lockOwn,
  type ProposalRow,
  recordEvent,
} from '#server/features/projects/index.ts';

// Decodes images before it opens its transaction.
export const openDispute = handleOutside(call, async (input, context) => {
  const { caller, db, now, services, request } = context;
  const { id_proposal: id, texto, version } = input;
  /** Locks the project and ends the call unless a dispute may be opened. */
  const disputable = async (trx: Trx): Promise<ProposalRow> => {
    const row = await lockOwn(trx, id, caller.id);
    if (!row) return fail('proposal_not_found');
    const reason = whyNot('disputar', row, sideOf(row, caller.id), now.getTime());
    if (reason) return fail(reason);
    return version !== undefined && version !== row.version ? fail('proposal_changed') : row;
  };
  // Decoding is expensive, so refusals come before it.
  await inTransaction(db, disputable);

  const images: StoredImage[] = [];
  let kept = false;
  try {
    for (const upload of request.images.imagenes ?? [])
      images.push(
        await storeImage(services, upload, { purpose: 'disputa', campo: 'imagenes', by: caller }),
      );
    const proposal = await inTransaction(db, async (trx) => {
      const row = await disputable(trx);
      const opened = { proposalId: row.id, openedBy: caller.id, texto, images, now };
      const dispute = await insertDispute(trx, opened);
      await touchProject(trx, row.id, now);
      const after = await byId(trx, row.id);
      if (after) await recordEvent(trx, after, { evento: 'disputa', actorId: caller.id, now });
      const who = sideOf(row, caller.id) === 'client' ? 'El cliente' : 'El profesional';
      await tellTeam(trx, {
        subject: `Disputa nueva: ${row.titulo}`,
        text: `${who} abrió una disputa en «${row.titulo}»: «${texto}». El dinero espera a que decidas, o a que se pongan de acuerdo.`,
        path: `/admin/disputas/${dispute}`,
      });
      return freshView({ db: trx, services, now, caller }, row.id);
    });
    kept = true;
    return { proposal };
  } finally {
    if (!kept) for (const image of images) await discardImage(services, image);
  }
});
