import { offerSettlement as call } from '#contract/disputes.ts';
import { fromMxn, subtract } from '#domain/money.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { requireProofOfRelease } from '#server/calls/proof.ts';
import { byId, freshView, lockOwn, recordEvent } from '#server/features/projects/index.ts';
import { insertOffer } from './offers.ts';
import { openDisputeOf, touchProject } from './queries.ts';

export const offerSettlement = handle(call, async (input, context) => {
  const { caller, db, now } = context;
  const { id_proposal: id, version, retenido } = input;
  const row = await lockOwn(db, id, caller.id);
  if (!row) return fail('proposal_not_found');
  const dispute = await openDisputeOf(db, id);
  if (!dispute) return fail('not_in_dispute');
  if (version !== undefined && version !== row.version) return fail('proposal_changed');
  if (retenido !== undefined && fromMxn(retenido) !== row.retenido) return fail('proposal_changed');
  if (row.retenido === 0) return fail('nothing_held');
  const refund = fromMxn(input.reembolso);
  if (refund > row.retenido) return failAt('reembolso', 'refund_exceeds_held');
  const split = { refund, release: subtract(row.retenido, refund) };
  if (row.client_id === caller.id) requireProofOfRelease(context, split.release);
  await insertOffer(db, { disputeId: dispute.id, madeBy: caller.id, split, now });
  await touchProject(db, id, now);
  const after = await byId(db, id);
  if (after)
    await recordEvent(db, after, {
      evento: 'acuerdo_ofrecido',
      actorId: caller.id,
      monto: split.refund,
      release: split.release,
      now,
    });
  return { proposal: await freshView(context, id) };
});
