export { followCases } from './follow.ts';
export { openCase } from './open.ts';
