export { openDisputeOf } from './queries.ts';
export { disputeView } from './views.ts';
