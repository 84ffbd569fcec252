export { refundHeld, refundExcess } from './create-refund.ts';
export { coverOpen, reopenCovered } from './cover-open.ts';
export { failedRefunds, retryRefund, settleOutside } from './failed-refunds.ts';
export { type SentAgain, sendWaiting, sent, dueRefunds, watchedRefunds } from './send.ts';
export { failedIn, refundsOf, refundView } from './of-project.ts';
