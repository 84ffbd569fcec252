export { answerWithProposal, chooseProposal } from './answers.ts';
export {
  addRecipients,
  checkRequest,
  keepRequest,
  type KeptRequest,
  requestSentAs,
} from './keep.ts';
