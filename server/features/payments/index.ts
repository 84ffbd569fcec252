export { closeUnasked, giveUpAbandoned, openPaymentsAround } from './give-up.ts';
export { takeFact } from './facts.ts';
export { mountPaymentReturn } from './return.ts';
export { settle } from './settle.ts';
export { tellSentAgain } from './tell-refunds.ts';
export { closeFact } from './facts.ts';
