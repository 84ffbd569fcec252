export { answerWithProposal, chooseProposal } from './answers.ts';
export {
  addRecipients,
  checkRequest,
  keepRequest,
  type KeptRequest,
  requestSentAs,
} from './keep.ts';
export { lastRequests } from './queries.ts';
export { askedOf } from './views.ts';
