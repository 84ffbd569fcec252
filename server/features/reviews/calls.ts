import * as reviews from '#contract/reviews.ts';
import { implement } from '#server/calls/implement.ts';
import { answerReview } from './answer-review.ts';
import { deleteReview } from './delete-review.ts';
import { exportReviews } from './export-reviews.ts';
import { getReview } from './get-review.ts';
import { getReviews } from './get-reviews.ts';
import { newReview } from './new-review.ts';

/** The handlers of the contract's module. */
export const handlers = implement(reviews, {
  answerReview,
  deleteReview,
  getReview,
  getReviews,
  exportReviews,
  newReview,
});
