import { getProposal as call, markOf } from '#contract/projects.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { conversationPair, ownFirst } from '#server/features/chat/index.ts';
import { latestBetween, latestWith } from './queries.ts';
import { viewOf } from './views.ts';

// Polled while push is down, mostly without news: that case costs one statement and no transaction.
export const getProposal = handleOutside(call, async (input, { caller, db, services, now }) => {
  const { desde } = input;
  const { key_primary, key_secundary } = ownFirst(caller, input);
  if (desde !== undefined && key_primary === caller.keylogin) {
    const known = await latestWith(db, caller.id, key_secundary);
    if (markOf(known) === desde) return { proposal: null, cambios: false };
  }
  return inTransaction(db, async (trx) => {
    const [primary, secondary] = await conversationPair(trx, caller, input, now);
    const row = await latestBetween(trx, primary.id, secondary.id);
    const proposal = row ? await viewOf({ db: trx, services, now, caller }, row) : null;
    return { proposal, cambios: true };
  });
});
