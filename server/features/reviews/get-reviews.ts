import { getReviews as call } from '#contract/reviews.ts';
import { handle } from '#server/calls/handler.ts';
import { auditList } from '#server/features/audit/index.ts';
import { reviewPage, reviewRows } from './queries.ts';
import { adminReviewView } from './views.ts';

/** As specified (2 §9). */
const ROWS = 10;

export const getReviews = handle(call, async (input, { caller, db, now }) => {
  await auditList(db, { adminId: caller.id, action: 'listar_resenas', input, now });
  const { keys, paging } = await reviewPage(db, input, { ...input, rows: ROWS });
  return { reviews: (await reviewRows(db, keys)).map(adminReviewView), ...paging };
});
