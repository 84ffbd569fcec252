export { reviewRows, visibleReviews } from './queries.ts';
export { adminReviewView } from './views.ts';
