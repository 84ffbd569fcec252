import { stopShowing as call } from '#contract/projects.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { lockOwn } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { showingOf, storeWord } from './showings.ts';
import { sideOf } from './transition.ts';
import { freshView } from './views.ts';

export const stopShowing = handle(call, async ({ id_proposal }, context) => {
  const { caller, db, now } = context;
  const row = (await lockOwn(db, id_proposal, caller.id)) ?? fail('proposal_not_found');
  const muestra = (await showingOf(db, row.id)) ?? fail('showing_not_found');
  const side = sideOf(row, caller.id);
  const said = side === 'client' ? muestra.cliente : muestra.profesional;
  if (said !== false) {
    await storeWord(db, row.id, { side, agrees: false, now });
    const refused = side === 'client' && !said;
    const evento = refused ? 'muestra_rechazada' : 'muestra_retirada';
    await recordEvent(db, row, { evento, actorId: caller.id, now });
  }
  return { proposal: await freshView(context, row.id) };
});
