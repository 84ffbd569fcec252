import { getReview as call } from '#contract/reviews.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { auditRead } from '#server/features/audit/index.ts';
import { reviewRow } from './queries.ts';
import { adminReviewView } from './views.ts';

export const getReview = handle(call, async ({ review_id }, { caller, db, now }) => {
  const row = (await reviewRow(db, review_id)) ?? fail('review_not_found');
  await auditRead(db, {
    adminId: caller.id,
    action: 'ver_resena',
    subjectId: String(review_id),
    of: [row.author.id, row.subject.id],
    now,
  });
  const proyecto = { titulo: row.titulo, finalized_at: row.finalized_at?.toISOString() ?? null };
  return { review: { ...adminReviewView(row), proyecto } };
});
