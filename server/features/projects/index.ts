export { markPaidInFull } from './additional.ts';
export { advanceDue } from './clock.ts';
export { deliveriesOf, picturesView } from './deliveries.ts';
export { endWithAccount, lockOpenProjects } from './end-with-account.ts';
export { byId, lockAny, lockOwn, type ProposalRow } from './queries.ts';
export { recordEvent } from './record-event.ts';
export { sideOf, advance } from './transition.ts';
export { type StoredTerms, termsView } from './terms.ts';
export { freshView } from './views.ts';
