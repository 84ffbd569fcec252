export { giveBack, giveBackExcess } from './give-back.ts';
export { refundsLeft, retryRefund } from './left.ts';
export { sendRefund, waitingRefunds } from './send.ts';
