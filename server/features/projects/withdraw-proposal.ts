import { withdrawProposal as call } from '#contract/projects.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { lockOwn } from './queries.ts';
import { sideOf, advance } from './transition.ts';
import { freshView, viewOf } from './views.ts';

export const withdrawProposal = handle(call, async (input, context) => {
  const { caller, db, now } = context;
  const row = await lockOwn(db, input.id_proposal, caller.id);
  if (!row) return fail('proposal_not_found');
  if (row.estado === 'retirada') return { proposal: await viewOf(context, row) };
  await advance(db, row, {
    to: 'retirada',
    actor: sideOf(row, caller.id),
    actorId: caller.id,
    version: input.version,
    // Before publication nobody was notified, so the reason is not published either.
    detalle: row.estado === 'publicada' ? (input.motivo ?? '') : '',
    now,
  });
  return { proposal: await freshView(context, row.id) };
});
