import { undoCannedAnswer as call } from '#contract/canned-answers.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { contentOf, lockAnswer, viewOf, writeAnswer } from './queries.ts';

export const undoCannedAnswer = handle(call, async ({ id, version }, { caller, db, now }) => {
  const before = await lockAnswer(db, id, version);
  const former =
    (await db
      .selectFrom('canned_answer')
      .select(['id', 'version', 'tema', 'titulo', 'texto', 'retirada'])
      .where('id', '=', id)
      .where('version', '=', before.version - 1)
      .executeTakeFirst()) ?? fail('canned_answer_first');
  await writeAnswer(db, { before, after: contentOf(former), adminId: caller.id, now });
  return { respuesta: await viewOf(db, id) };
});
