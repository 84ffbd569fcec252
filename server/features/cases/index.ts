export { followCases } from './follow.ts';
export { type NewCase, openCase } from './open.ts';
export { OVERVIEW, overviewOf } from './overview.ts';
export { isDecidedSo } from './still-open.ts';
