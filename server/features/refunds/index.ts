export { refundHeld, refundExcess } from './create-refund.ts';
export { coverOpen, reopenCovered } from './cover-open.ts';
export { failedRefunds, retryRefund, settleOutside } from './failed-refunds.ts';
export { type SentAgain, sendWaiting, sent, dueRefunds, watchedRefunds } from './send.ts';
export { refundsOf, refundView } from './of-project.ts';
