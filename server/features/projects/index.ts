export { markPaidInFull } from './additional.ts';
export { advanceDue } from './clock.ts';
export { endWithAccount, lockOpenProjects } from './end-with-account.ts';
export { byId, lockAny, lockOwn, type ProposalRow } from './queries.ts';
export { tell } from './tell.ts';
export { actorOf, advance } from './transition.ts';
