export { chargedSince } from './charged.ts';
export { settleChargebacks } from './settle.ts';
export { undoLoss } from './undo-loss.ts';
