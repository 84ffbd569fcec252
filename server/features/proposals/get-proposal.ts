import { getProposal as call } from '#contract/proposals.ts';
import { handle } from '#server/calls/handler.ts';
import { conversationPair } from '#server/features/chat/index.ts';
import { latestBetween } from './queries.ts';
import { proposalView } from './views.ts';

export const getProposal = handle(call, async (input, { caller, db, now }) => {
  const [primary, secondary] = await conversationPair(db, caller, input, now);
  const row = await latestBetween(db, primary.id, secondary.id);
  return { proposal: row ? await proposalView(db, row) : null };
});
