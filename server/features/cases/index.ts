export { followCases } from './follow.ts';
export { openCase } from './open.ts';
export { OVERVIEW, overviewOf } from './overview.ts';
