export { giveBack, giveBackExcess } from './give-back.ts';
export { refundsLeft, retryRefund } from './failed-refunds.ts';
export { sendRefund, waitingRefunds } from './send.ts';
