import { getReviewsPublic as call } from '#contract/search.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { publicReviews } from './public-reviews.ts';
import { validatedId } from './views.ts';

export const getReviewsPublic = handle(call, async ({ keylogin, antes }, { db }) => {
  const id = await validatedId(db, keylogin);
  if (id === null) return fail('profile_not_found');
  return publicReviews(db, id, { before: antes });
});
