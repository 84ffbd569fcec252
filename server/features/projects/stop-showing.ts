import { stopShowing as call } from '#contract/projects.ts';
import { stopped } from '#domain/projects/showing.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { lockOwn } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { showingOf, storeAnswered } from './showings.ts';
import { sideOf } from './transition.ts';
import { freshView } from './views.ts';

export const stopShowing = handle(call, async ({ id_proposal }, context) => {
  const { caller, db, now } = context;
  const row = (await lockOwn(db, id_proposal, caller.id)) ?? fail('proposal_not_found');
  const muestra = (await showingOf(db, row.id)) ?? fail('showing_not_found');
  const side = sideOf(row, caller.id) === 'client' ? 'client' : 'professional';
  const estado = stopped(side, muestra.estado);
  if (estado !== muestra.estado) {
    await storeAnswered(db, row.id, { estado, now });
    const refused = side === 'client' && muestra.estado === 'pedida';
    const evento = refused ? 'muestra_rechazada' : 'muestra_retirada';
    await recordEvent(db, row, { evento, actorId: caller.id, now });
  }
  return { proposal: await freshView(context, row.id) };
});
