export { refundHeld, refundExcess } from './create-refund.ts';
export { failedRefunds, retryRefund, settleOutside } from './failed-refunds.ts';
export { sendRefund, sent, dueRefunds, watchedRefunds } from './send.ts';
export { refundsOf, refundView } from './of-project.ts';
