import { updateDataProposal as call } from '#contract/proposals.ts';
import { whyNot } from '#domain/proposal/can.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { announceProposal } from '#server/features/chat/index.ts';
import { requireUnblocked } from '#server/features/safety/index.ts';
import { draftColumns, requireComplete, requireMayPropose, requireOrderedDates } from './draft.ts';
import { byId, lockOwn } from './queries.ts';
import { actorOf, advance } from './transition.ts';
import { freshView } from './views.ts';

export const updateDataProposal = handle(call, async ({ proposal: input }, { caller, db, now }) => {
  const row = await lockOwn(db, input.id, caller.id);
  if (!row) return fail('proposal_not_found');
  const actor = actorOf(row, caller.id);
  const reason = whyNot('editar', row, actor);
  if (reason) return fail(reason === 'transition_not_yours' ? reason : 'transition_wrong_state');
  if (input.version !== undefined && input.version !== row.version) return fail('proposal_changed');
  requireOrderedDates(input, row);

  await db
    .updateTable('proposal')
    .set(({ eb }) => ({
      ...draftColumns(input),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .execute();
  if (input.estado !== undefined && input.estado !== row.estado) {
    await requireMayPropose(db, caller);
    const saved = await byId(db, row.id);
    if (!saved) throw new Error(`proposal ${row.id} is gone`);
    if (input.estado === 'publicada') {
      await requireUnblocked(db, caller.id, row.sender_id);
      requireComplete(saved);
    }
    await advance(db, saved, { to: input.estado, actor, actorId: caller.id, now });
  } else await announceProposal(db, { between: [row.sender_id, row.recieved_id] });
  return { proposal: await freshView(db, row.id) };
});
