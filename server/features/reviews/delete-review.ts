import { deleteReview as call } from '#contract/reviews.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { reviewRow, takeDown } from './queries.ts';
import { adminReviewView } from './views.ts';

export const deleteReview = handle(call, async ({ id }, { caller, db, now }) => {
  const row = (await reviewRow(db, id)) ?? fail('review_not_found');
  // Somebody else may have deleted it meanwhile.
  if (!(await takeDown(db, { id, by: caller.id, now }))) fail('review_not_found');
  const { id_proposal, type, sender, recieved, rating, description, respuesta } =
    adminReviewView(row);
  await audit(db, {
    adminId: caller.id,
    action: 'eliminar_resena',
    subjectId: String(id),
    people: [row.author.id, row.subject.id],
    before: {
      id_proposal,
      type,
      sender,
      recieved,
      rating,
      description,
      ...(respuesta && { respuesta }),
    },
    now,
  });
  return {};
});
