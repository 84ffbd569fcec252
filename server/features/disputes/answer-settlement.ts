import { acceptSettlement, declineSettlement } from '#contract/disputes.ts';
import { rulingOf } from '#domain/disputes/ruling.ts';
import { formatCentavos } from '#domain/money.ts';
import { fail } from '#server/calls/failure.ts';
import { handle, type Caller } from '#server/calls/handler.ts';
import { requireProofOfRelease } from '#server/calls/proof.ts';
import type { Trx } from '#server/db/pool.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import {
  advance,
  byId,
  freshView,
  lockOwn,
  noticeReleased,
  type ProposalRow,
  recordEvent,
} from '#server/features/projects/index.ts';
import { endOffer, type OfferRow, openOffers } from './offers.ts';
import { endDispute, openDisputeOf, touchProject } from './queries.ts';

/** The offer that somebody saw, with its locked project; ends the call where it does not stand any more. */
async function standing(
  trx: Trx,
  { id, oferta, caller }: { id: number; oferta: number; caller: Caller },
): Promise<{ row: ProposalRow; offer: OfferRow }> {
  const row = await lockOwn(trx, id, caller.id);
  if (!row) return fail('proposal_not_found');
  const dispute = await openDisputeOf(trx, id);
  if (!dispute) return fail('not_in_dispute');
  const offer = (await openOffers(trx, [dispute.id])).find((one) => one.id === oferta);
  return offer ? { row, offer } : fail('offer_gone');
}

/** The other side accepts: the dispute ends by the same way as with a ruling, with exactly this division. */
export const accept = handle(acceptSettlement, async (input, context) => {
  const { caller, db, now } = context;
  const { id_proposal: id, oferta } = input;
  const { row, offer } = await standing(db, { id, oferta, caller });
  if (offer.made_by === caller.id) return fail('transition_not_yours');
  // The two who agree may be one.
  if (row.en_revision) return fail('in_review');
  const { split } = offer;
  // What is held may have gone down by a refund outside the product.
  if (split.refund + split.release !== row.retenido) return fail('offer_gone');
  if (row.client_id === caller.id) requireProofOfRelease(context, split.release);
  await endOffer(db, offer.id, 'aceptada', now);
  await noticeReleased(db, row, split.release, now);
  const to = rulingOf(row, split);
  await advance(db, row, { to, actor: 'ruling', actorId: caller.id, split, now });
  if (!(await endDispute(db, offer.dispute_id, { fin: 'acuerdo', by: caller.id, split, now })))
    return fail('not_in_dispute');
  const after = await byId(db, id);
  if (after)
    await recordEvent(db, after, {
      evento: 'disputa_acordada',
      actorId: caller.id,
      monto: split.refund,
      release: split.release,
      now,
    });
  await tellTeam(db, {
    subject: `Disputa con acuerdo: ${row.titulo}`,
    text: `Las dos partes se pusieron de acuerdo en «${row.titulo}»: ${formatCentavos(split.refund)} regresan al cliente y ${formatCentavos(split.release)} se liberan. Ya no hay nada que decidir.`,
    path: `/admin/disputas/${offer.dispute_id}`,
  });
  return { proposal: await freshView(context, id) };
});

/** The other side declines, or who made it takes it back. */
export const decline = handle(declineSettlement, async (input, context) => {
  const { caller, db, now } = context;
  const { id_proposal: id, oferta } = input;
  const { offer } = await standing(db, { id, oferta, caller });
  const mine = offer.made_by === caller.id;
  await endOffer(db, offer.id, mine ? 'retirada' : 'declinada', now);
  await touchProject(db, id, now);
  const after = await byId(db, id);
  if (after)
    await recordEvent(db, after, {
      evento: mine ? 'acuerdo_retirado' : 'acuerdo_declinado',
      actorId: caller.id,
      now,
    });
  return { proposal: await freshView(context, id) };
});
