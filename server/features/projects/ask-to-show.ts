import { ROL } from '#contract/call.ts';
import { askToShow as call } from '#contract/projects.ts';
import { MOMENTS, type Pictures } from '#domain/projects/pictures.ts';
import { chosenPictures, showingState, whyNotAsk } from '#domain/projects/showing.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { shownOf } from './deliveries.ts';
import { lockOwn } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { showingOf, storeAsked } from './showings.ts';
import { sideOf } from './transition.ts';
import { freshView } from './views.ts';

export const askToShow = handle(call, async (input, context) => {
  const { caller, db, now } = context;
  const row = (await lockOwn(db, input.id_proposal, caller.id)) ?? fail('proposal_not_found');
  const theirs = sideOf(row, caller.id) === 'professional';
  // A project of the platform has no profile.
  if (!theirs || row.professional_rol !== ROL.professional) fail('transition_not_yours');
  const entrega = await shownOf(db, row.id);
  const found = await showingOf(db, row.id);
  const muestra = found ? { ...found, estado: showingState(found) } : null;
  const pictures = chosenPictures(entrega, input);
  const again =
    muestra &&
    pictures &&
    ['pedida', 'aceptada'].includes(muestra.estado) &&
    same(muestra, pictures);
  if (!again) {
    const reason = whyNotAsk({ estado: row.estado, entrega, muestra });
    if (reason) fail(reason);
    await storeAsked(db, row, { pictures: pictures ?? fail('showing_changed'), now });
    await recordEvent(db, row, { evento: 'muestra_pedida', actorId: caller.id, now });
  }
  return { proposal: await freshView(context, row.id) };
});

const same = (a: Pictures, b: Pictures): boolean =>
  MOMENTS.every((moment) => a[moment].join() === b[moment].join());
