import { getCannedAnswers as call } from '#contract/canned-answers.ts';
import { handle } from '#server/calls/handler.ts';
import { answersInUse, answersWithdrawn, answerView } from './queries.ts';

export const getCannedAnswers = handle(call, async (_input, { db }) => ({
  respuestas: (await answersInUse(db)).map(answerView),
  retiradas: (await answersWithdrawn(db)).map(answerView),
}));
