import { getProposal as call } from '#contract/proposals.ts';
import { type Caller, handle } from '#server/calls/handler.ts';
import { conversationPair } from '#server/features/chat/index.ts';
import { latestBetween, type ProposalRow } from './queries.ts';
import { proposalView } from './views.ts';

export const getProposal = handle(call, async (input, { caller, db, now }) => {
  const [primary, secondary] = await conversationPair(db, caller, input, now);
  const row = await latestBetween(db, primary.id, secondary.id);
  return { proposal: row ? await proposalView(db, withoutOthersDraft(row, caller)) : null };
});

/** What is still being written is its author's; the client sees that it is, and reads it once sent. */
function withoutOthersDraft(row: ProposalRow, caller: Caller): ProposalRow {
  if (row.estado !== 'por_publicar' || row.sender_id !== caller.id) return row;
  return { ...row, titulo: '', descripcion: '', precio: null, start: null, end: null };
}
