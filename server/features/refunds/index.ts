export { refundHeld, refundExcess } from './create-refund.ts';
export { failedRefunds, retryRefund } from './failed-refunds.ts';
export { sendRefund, dueRefunds } from './send.ts';
