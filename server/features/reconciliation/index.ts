export { openDifferences } from './differences.ts';
export { reconcileProvider, sentenceOf } from './reconcile.ts';
export { takeMovements } from './take.ts';
