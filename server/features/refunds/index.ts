export { giveBack, giveBackExcess } from './give-back.ts';
export { sendRefund, waitingRefunds } from './send.ts';
