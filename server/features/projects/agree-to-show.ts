import { agreeToShow as call } from '#contract/projects.ts';
import { whyNotAgree } from '#domain/projects/showing.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { lockOwn } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { showingOf, storeWord } from './showings.ts';
import { sideOf } from './transition.ts';
import { freshView } from './views.ts';

export const agreeToShow = handle(call, async ({ id_proposal, vez }, context) => {
  const { caller, db, now } = context;
  const row = (await lockOwn(db, id_proposal, caller.id)) ?? fail('proposal_not_found');
  if (sideOf(row, caller.id) !== 'client') fail('transition_not_yours');
  const muestra = (await showingOf(db, row.id)) ?? null;
  const reason = whyNotAgree(muestra, vez);
  if (reason) fail(reason);
  if (!muestra?.cliente) {
    await storeWord(db, row.id, { side: 'client', agrees: true, now });
    await recordEvent(db, row, { evento: 'muestra_aceptada', actorId: caller.id, now });
  }
  return { proposal: await freshView(context, row.id) };
});
