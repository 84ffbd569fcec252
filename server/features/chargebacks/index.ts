export { chargedSince } from './charged.ts';
export { settleChargebacks, settleRecovered } from './settle.ts';
export { coverByLost, undoLoss } from './undo-loss.ts';
export { isPreventable } from './preventable.ts';
