import { answerReview as call } from '#contract/reviews.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { latestReviews, personByKey, reviewView } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockReceived, storeAnswer } from './queries.ts';

export const answerReview = handle(call, async ({ id, respuesta }, { caller, db, now }) => {
  const row = (await lockReceived(db, id, caller.id)) ?? fail('review_not_found');
  if (row.answered_at) fail('review_answered');
  await storeAnswer(db, { id, answer: respuesta, now });
  const { nombreVisible } = (await personByKey(db, caller.keylogin)) ?? fail('review_not_found');
  await notify(db, {
    accountId: row.author_id,
    evento: 'resena_respondida',
    parameters: [nombreVisible, row.titulo],
    now,
  });
  const [after] = await latestReviews(db, caller.id, 'received', { max: 1, before: id + 1 });
  return { review: reviewView(after ?? fail('review_not_found')) };
});
