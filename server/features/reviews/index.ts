export { reviewRows } from './queries.ts';
export { adminReviewView } from './views.ts';
