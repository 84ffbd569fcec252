export { openOffers } from './offers.ts';
export { openDisputeOf } from './queries.ts';
export { disputeView } from './views.ts';
