import { updateDataProposal as call } from '#contract/projects.ts';
import { whyNot } from '#domain/projects/can.ts';
import { ASKED } from '#domain/projects/graph.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { requireAvailable } from '#server/features/accounts/index.ts';
import { publishProposalChange } from '#server/features/chat/index.ts';
import { requireWeeklyLimit } from '#server/features/membership/index.ts';
import { requireUnblocked } from '#server/features/moderation/index.ts';
import {
  answered,
  changes,
  columnsOf,
  requireComplete,
  requireMayPropose,
  requireOrderedDates,
} from './proposal-input.ts';
import { assign } from './assign.ts';
import { byId, lockFor } from './queries.ts';
import { advance, actorOf } from './transition.ts';
import { freshView } from './views.ts';

export const updateDataProposal = handle(call, async ({ proposal: input }, context) => {
  const { caller, db, now } = context;
  const row = await lockFor(db, input.id, caller);
  if (!row) return fail('proposal_not_found');
  const { profesional_assign: assigned, estado } = input;
  if (assigned !== undefined && row.estado !== 'por_publicar') {
    // A form may send all its fields, as it read them: only what differs is a change.
    const assignedAnew = await assign(row, assigned, input.version, context);
    if (assignedAnew || !changes(row, input)) return { proposal: await freshView(context, row.id) };
  }
  const actor = actorOf(row, caller);
  const reason = whyNot('editar', row, actor, now.getTime());
  if (reason) return fail(reason === 'transition_not_yours' ? reason : 'transition_wrong_state');
  if (input.version !== undefined && input.version !== row.version) return fail('proposal_changed');
  requireOrderedDates(input, row);

  const request = await answered(db, input, row);
  await db
    .updateTable('proposal')
    .set(({ eb }) => ({
      ...columnsOf(input, row),
      ...request,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .execute();
  if (estado !== undefined && estado !== row.estado) {
    if (!ASKED.includes(estado)) return fail('transition_unknown');
    await requireMayPropose(db, caller);
    const saved = await byId(db, row.id);
    if (!saved) throw new Error(`proposal ${row.id} is gone`);
    if (estado === 'publicada') {
      await requireUnblocked(db, caller.id, row.client_id);
      await requireAvailable(db, caller, row.client_id);
      requireComplete(saved, now);
      await requireWeeklyLimit(db, caller, now);
    }
    const answers = input.solicitud ?? undefined;
    await advance(db, saved, { to: estado, actor, actorId: caller.id, answers, now });
  } else await publishProposalChange(db, { between: [row.client_id, row.professional_id] });
  return { proposal: await freshView(context, row.id) };
});
