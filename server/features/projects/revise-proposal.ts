import { reviseProposal as call } from '#contract/projects.ts';
import { whyNot } from '#domain/projects/can.ts';
import { changesBetween, changesText } from '#domain/projects/changes.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { requireAvailable } from '#server/features/accounts/index.ts';
import { requireUnblocked } from '#server/features/moderation/index.ts';
import {
  changed,
  columnsOf,
  requireComplete,
  requireMayPropose,
  requireOrderedDates,
} from './proposal-input.ts';
import { lockOwn } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { sideOf } from './transition.ts';
import { keepVersion } from './versions.ts';
import { freshView, viewOf } from './views.ts';

export const reviseProposal = handle(call, async ({ proposal: input }, context) => {
  const { caller, db, now } = context;
  const row = await lockOwn(db, input.id, caller.id);
  if (!row) return fail('proposal_not_found');
  const reason = whyNot('revisar', row, sideOf(row, caller.id), now.getTime());
  if (reason) return fail(reason);
  const revised = { ...row, ...changed(input, row) };
  const changes = changesBetween(row, revised);
  // Perhaps the first answer got lost.
  if (changes.length === 0) return { proposal: await viewOf(context, row) };
  if (input.version !== undefined && input.version !== row.version) return fail('proposal_changed');
  await requireMayPropose(db, caller);
  await requireUnblocked(db, caller.id, row.client_id);
  await requireAvailable(db, caller, row.client_id);
  requireOrderedDates(input, row);
  requireComplete(revised, now);

  await db
    .updateTable('proposal')
    .set(({ eb }) => ({
      ...columnsOf(input, row),
      version: eb('version', '+', 1),
      updated_at: now,
      // What is offered now has its own fifteen days.
      published_at: now,
      revised_at: now,
      cambio_pedido: null,
    }))
    .where('id', '=', row.id)
    .execute();
  await keepVersion(db, row.id);
  const detalle = changesText(changes);
  await recordEvent(db, revised, {
    evento: 'revisada',
    actorId: caller.id,
    repriced: revised.precio !== row.precio,
    detalle,
    now,
  });
  return { proposal: await freshView(context, row.id) };
});
