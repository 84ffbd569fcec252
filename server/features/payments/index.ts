export { closeUnasked, giveUpAbandoned, openPaymentsAround } from './give-up.ts';
export { takeFact } from './facts.ts';
export { mountPaymentReturn } from './return.ts';
export { receiptOf, receiptPath, receiptSheet } from './receipts/receipt.ts';
export { settle } from './settle.ts';
export { tellRefused, tellSentAgain } from './tell-refunds.ts';
export { closeFact } from './facts.ts';
