export { chargedSince } from './charged.ts';
export { settleChargebacks } from './settle.ts';
