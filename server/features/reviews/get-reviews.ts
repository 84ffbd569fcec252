import { getReviews as call } from '#contract/reviews.ts';
import { handle } from '#server/calls/handler.ts';
import { reviewPage, reviewRows } from './queries.ts';
import { adminReviewView } from './views.ts';

/** As specified (2 §9). */
const ROWS = 10;

export const getReviews = handle(call, async (input, { db }) => {
  const { keys, paging } = await reviewPage(db, input, { ...input, rows: ROWS });
  return { reviews: (await reviewRows(db, keys)).map(adminReviewView), ...paging };
});
