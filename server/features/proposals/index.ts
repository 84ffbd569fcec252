import { anticipoProposal } from './anticipo-proposal.ts';
import { beginProposal } from './begin-proposal.ts';
import { getProposal } from './get-proposal.ts';
import { newReview } from './new-review.ts';
import { updateDataProposal } from './update-data-proposal.ts';
import { updateProposal } from './update-proposal.ts';

export { byId, lockAny, lockOwn, type ProposalRow } from './queries.ts';
export { tell } from './tell.ts';
export { actorOf, advance } from './transition.ts';

export const handlers = [
  getProposal,
  beginProposal,
  updateDataProposal,
  updateProposal,
  anticipoProposal,
  newReview,
];
