import { withdrawCannedAnswer as call } from '#contract/canned-answers.ts';
import { handle } from '#server/calls/handler.ts';
import { contentOf, lockAnswer, viewOf, writeAnswer } from './queries.ts';

export const withdrawCannedAnswer = handle(call, async ({ id, version }, { caller, db, now }) => {
  const before = await lockAnswer(db, id, version);
  const after = { ...contentOf(before), retirada: true };
  if (!before.retirada) await writeAnswer(db, { before, after, adminId: caller.id, now });
  return { respuesta: await viewOf(db, id) };
});
