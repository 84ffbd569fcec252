export { settleChargebacks } from './settle.ts';
