import * as projects from '#contract/projects.ts';
import { implement } from '#server/calls/implement.ts';
import { anticipoProposal } from './anticipo-proposal.ts';
import { beginProposal } from './begin-proposal.ts';
import { cancelProposal } from './cancel-proposal.ts';
import { getProposal } from './get-proposal.ts';
import { getProposals } from './get-proposals.ts';
import { markDelivered } from './mark-delivered.ts';
import { requestChanges } from './request-changes.ts';
import { searchProfesional } from './search-profesional.ts';
import { updateAdicionalesProposal } from './update-adicionales-proposal.ts';
import { updateDataProposal } from './update-data-proposal.ts';
import { updateProposal } from './update-proposal.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

/** The handlers of the contract's module. */
export const handlers = implement(projects, {
  anticipoProposal,
  beginProposal,
  cancelProposal,
  getProposal,
  getProposals,
  markDelivered,
  requestChanges,
  searchProfesional,
  updateAdicionalesProposal,
  updateDataProposal,
  updateProposal,
  withdrawProposal,
});
