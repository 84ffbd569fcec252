import { anticipoProposal } from './anticipo-proposal.ts';
import { beginProposal } from './begin-proposal.ts';
import { cancelProposal } from './cancel-proposal.ts';
import { getProposal } from './get-proposal.ts';
import { getProposals } from './get-proposals.ts';
import { markDelivered } from './mark-delivered.ts';
import { newReview } from './new-review.ts';
import { openDispute } from './open-dispute.ts';
import { requestChanges } from './request-changes.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { searchProfesional } from './search-profesional.ts';
import { updateAdicionalesProposal } from './update-adicionales-proposal.ts';
import { updateDataProposal } from './update-data-proposal.ts';
import { updateProposal } from './update-proposal.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

export { markPaidInFull } from './additional.ts';
export { advanceDue, tellExpiring } from './clock.ts';
export { endWithAccount, lockOpenProjects } from './end-with-account.ts';
export { byId, lockAny, lockOwn, type ProposalRow } from './queries.ts';
export { tell } from './tell.ts';
export { actorOf, advance } from './transition.ts';

export const handlers = [
  getProposal,
  getProposals,
  beginProposal,
  updateDataProposal,
  updateProposal,
  updateAdicionalesProposal,
  withdrawProposal,
  cancelProposal,
  markDelivered,
  requestChanges,
  openDispute,
  resolveDispute,
  searchProfesional,
  anticipoProposal,
  newReview,
];
