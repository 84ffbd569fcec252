import { withdrawDispute as call } from '#contract/disputes.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import {
  byId,
  freshView,
  isLastDeed,
  lockOwn,
  recordEvent,
  resumeClocks,
} from '#server/features/projects/index.ts';
import { endDispute, openDisputeOf } from './queries.ts';

export const withdrawDispute = handle(call, async ({ id_proposal: id, version }, context) => {
  const { caller, db, now } = context;
  const row = await lockOwn(db, id, caller.id);
  if (!row) return fail('proposal_not_found');
  const dispute = await openDisputeOf(db, id);
  if (!dispute) {
    if (await isLastDeed(db, id, { evento: 'disputa_retirada', by: caller.keylogin }))
      return { proposal: await freshView(context, id) };
    return fail('not_in_dispute');
  }
  if (dispute.opener_key !== caller.keylogin) return fail('dispute_not_yours');
  if (version !== undefined && version !== row.version) return fail('proposal_changed');
  await resumeClocks(db, row, dispute.created_at, now);
  await endDispute(db, dispute.id, { fin: 'retirada', by: caller.id, now });
  const after = await byId(db, id);
  if (after) await recordEvent(db, after, { evento: 'disputa_retirada', actorId: caller.id, now });
  return { proposal: await freshView(context, id) };
});
