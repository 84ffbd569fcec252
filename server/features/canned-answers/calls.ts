import * as cannedAnswers from '#contract/canned-answers.ts';
import { implement } from '#server/calls/implement.ts';
import { getCannedAnswers } from './get-answers.ts';
import { saveCannedAnswer } from './save-answer.ts';
import { undoCannedAnswer } from './undo-answer.ts';
import { withdrawCannedAnswer } from './withdraw-answer.ts';

/** The handlers of the contract's module. */
export const handlers = implement(cannedAnswers, {
  getCannedAnswers,
  saveCannedAnswer,
  undoCannedAnswer,
  withdrawCannedAnswer,
});
