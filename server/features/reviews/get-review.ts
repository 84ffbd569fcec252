import { getReview as call } from '#contract/reviews.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { reviewRow } from './queries.ts';
import { adminReviewView } from './views.ts';

export const getReview = handle(call, async ({ review_id }, { db }) => {
  const row = (await reviewRow(db, review_id)) ?? fail('review_not_found');
  const proyecto = { titulo: row.titulo, finalized_at: row.finalized_at?.toISOString() ?? null };
  return { review: { ...adminReviewView(row), proyecto } };
});
