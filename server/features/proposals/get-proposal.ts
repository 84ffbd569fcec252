import { getProposal as call } from '#contract/proposals.ts';
import { handle } from '#server/calls/handler.ts';
import { conversationPair } from '#server/features/chat/index.ts';
import { asSeenBy, latestBetween } from './queries.ts';
import { proposalView } from './views.ts';

export const getProposal = handle(call, async (input, context) => {
  const { caller, db, now } = context;
  const [primary, secondary] = await conversationPair(db, caller, input, now);
  const row = await latestBetween(db, primary.id, secondary.id);
  return { proposal: row ? await proposalView(context, asSeenBy(row, caller)) : null };
});
