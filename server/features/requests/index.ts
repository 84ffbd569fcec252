export { answerWithProposal, chooseProposal } from './answers.ts';
export { askedOf, lastRequests } from './asked.ts';
export {
  addRecipients,
  checkRequest,
  keepRequest,
  type KeptRequest,
  requestSentAs,
} from './keep.ts';
export { requestsToAnswer, requestsToChoose } from './queries.ts';
