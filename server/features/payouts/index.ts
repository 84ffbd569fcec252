export { makeDuePayouts } from './make.ts';
export { payoutOpen } from './queries.ts';
export { payoutReceipt, payoutSheet } from './receipts/payouts.ts';
export { releaseReceipt, releaseSheet } from './receipts/releases.ts';
