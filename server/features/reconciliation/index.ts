export { importedDays, reconcileBank } from './bank.ts';
export { openDifferences } from './differences.ts';
export { isLateComparison } from './late.ts';
export { reconcileProvider } from './reconcile.ts';
export { takeMovements } from './take.ts';
export { sentenceOf } from './tell.ts';
