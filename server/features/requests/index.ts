export { answerWithProposal, chooseProposal } from './answers.ts';
export {
  addRecipients,
  checkRequest,
  keepRequest,
  type KeptRequest,
  requestSentAs,
} from './keep.ts';
export { lastRequests, requestsToAnswer, requestsToChoose } from './queries.ts';
export { askedOf } from './views.ts';
