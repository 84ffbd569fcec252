import * as projects from '#contract/projects.ts';
import { implement } from '#server/calls/implement.ts';
import { agreeToShow } from './agree-to-show.ts';
import { anticipoProposal } from './anticipo-proposal.ts';
import { askForChange } from './ask-for-change.ts';
import { askToShow } from './ask-to-show.ts';
import { beginProposal } from './begin-proposal.ts';
import { cancelProposal } from './cancel-proposal.ts';
import { chooseAddress } from './choose-address.ts';
import { getProposal } from './get-proposal.ts';
import { getProposals } from './get-proposals.ts';
import { getShownWorks } from './get-shown-works.ts';
import { keepProposal } from './keep-proposal.ts';
import { markDelivered } from './mark-delivered.ts';
import { requestChanges } from './request-changes.ts';
import { reviseProposal } from './revise-proposal.ts';
import { searchProfesional } from './search-profesional.ts';
import { stopShowing } from './stop-showing.ts';
import { takeDownShowing } from './take-down-showing.ts';
import { getProjectDocuments } from './team/documents.ts';
import { exportProjects } from './team/export-projects.ts';
import { getProject } from './team/get-project.ts';
import { getProjects } from './team/get-projects.ts';
import { assignProject } from './team/assign-project.ts';
import { addProjectNote, getProjectNotes } from './team/notes.ts';
import { remindProject, remindProjects } from './team/reminding.ts';
import { updateAdicionalesProposal } from './update-adicionales-proposal.ts';
import { updateDataProposal } from './update-data-proposal.ts';
import { updateProposal } from './update-proposal.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

/** The handlers of the contract's module. */
export const handlers = implement(projects, {
  addProjectNote,
  agreeToShow,
  anticipoProposal,
  askForChange,
  askToShow,
  assignProject,
  beginProposal,
  cancelProposal,
  chooseAddress,
  exportProjects,
  getProject,
  getProjectDocuments,
  getProjectNotes,
  getProjects,
  getProposal,
  getProposals,
  getShownWorks,
  keepProposal,
  markDelivered,
  remindProject,
  remindProjects,
  requestChanges,
  reviseProposal,
  searchProfesional,
  stopShowing,
  takeDownShowing,
  updateAdicionalesProposal,
  updateDataProposal,
  updateProposal,
  withdrawProposal,
});
