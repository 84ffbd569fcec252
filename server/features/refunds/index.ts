export { refundHeld, refundExcess, refundParts } from './create-refund.ts';
export { coverOpen, reopenCovered } from './cover-open.ts';
export { failuresOf, keepFailures } from './failures.ts';
export { failedRefunds, isRefused, retryRefund, settleOutside } from './failed-refunds.ts';
export { type ToldRefund, sendWaiting, sent, dueRefunds, watchedRefunds } from './send.ts';
export { failedIn, refundsOf, refundView } from './of-project.ts';
