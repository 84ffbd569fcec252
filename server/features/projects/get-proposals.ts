import { getProposals as call } from '#contract/projects.ts';
import { handle } from '#server/calls/handler.ts';
import { conversationPair } from '#server/features/chat/index.ts';
import { closedBetween } from './queries.ts';
import { viewOf } from './views.ts';

const PAGE = 20;

export const getProposals = handle(call, async (input, context) => {
  const { caller, db, now } = context;
  const [primary, secondary] = await conversationPair(db, caller, input, now);
  const rows = await closedBetween(db, [primary.id, secondary.id], {
    antes: input.antes,
    rows: PAGE + 1,
  });
  const proposals = [];
  for (const row of rows.slice(0, PAGE)) proposals.push(await viewOf(context, row));
  return { proposals, hay_mas: rows.length > PAGE };
});
