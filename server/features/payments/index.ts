export { closeUnasked, giveUpAbandoned, openPaymentsAround } from './give-up.ts';
export { mountPaymentReturn } from './return.ts';
export { settle } from './settle.ts';
