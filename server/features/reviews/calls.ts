import * as reviews from '#contract/reviews.ts';
import { implement } from '#server/calls/implement.ts';
import { deleteReview } from './delete-review.ts';
import { getReview } from './get-review.ts';
import { getReviews } from './get-reviews.ts';
import { newReview } from './new-review.ts';

/** Every call of the contract's module, by its name there. */
export const handlers = implement(reviews, {
  deleteReview,
  getReview,
  getReviews,
  newReview,
});
