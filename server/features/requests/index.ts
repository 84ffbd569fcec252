export { answerWithProposal, chooseProposal, closeRequestsOf } from './answers.ts';
export { askedOf, lastRequests, lastStreet, placeOfRequest } from './asked.ts';
export {
  addRecipients,
  checkRequest,
  keepRequest,
  type KeptRequest,
  requestSentAs,
  requireAnswerable,
  sentAlready,
} from './keep.ts';
export { requestsToAnswer, requestsToAskAgain } from './queries.ts';
export { namesOf as categoryNames } from './team/queries.ts';
