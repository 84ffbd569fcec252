import { updateProposal as call } from '#contract/projects.ts';
import { deviceOf } from '#lib/device.ts';
import { ASKED } from '#domain/projects/graph.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { requireProofOfRelease } from '#server/calls/proof.ts';
import { requireAvailable } from '#server/features/accounts/index.ts';
import { requireWeeklyLimit } from '#server/features/membership/index.ts';
import { requireUnblocked } from '#server/features/moderation/index.ts';
import { requireComplete, requireMayPropose } from './proposal-input.ts';
import { lockOwn } from './queries.ts';
import { sideOf, advance } from './transition.ts';
import { freshView, viewOf } from './views.ts';

/** Target states by which two people make a new agreement. */
const AGREES = ['publicada', 'por_pagar'];

export const updateProposal = handle(call, async (input, context) => {
  const { caller, db, now, request } = context;
  const row = await lockOwn(db, input.id_proposal, caller.id);
  if (!row) return fail('proposal_not_found');
  if (input.estado === row.estado) return { proposal: await viewOf(context, row) };
  if (!ASKED.includes(input.estado)) return fail('transition_unknown');
  const actor = sideOf(row, caller.id);
  const other = actor === 'client' ? row.professional_id : row.client_id;
  if (AGREES.includes(input.estado)) await requireAvailable(db, caller, other);
  if (input.estado === 'publicada' && actor === 'professional') {
    await requireMayPropose(db, caller);
    await requireUnblocked(db, caller.id, row.client_id);
    if (row.estado === 'por_publicar') {
      requireComplete(row, now);
      await requireWeeklyLimit(db, caller, now);
    }
  }
  const { estado: to, version } = input;
  if (to === 'finalizada') requireProofOfRelease(context, row.retenido);
  const { dispositivo, navegador } = deviceOf(request.userAgent);
  const device = `${dispositivo}, ${navegador}`;
  await advance(db, row, { to, actor, actorId: caller.id, version, device, now });
  return { proposal: await freshView(context, row.id) };
});
