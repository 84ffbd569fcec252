export { feeInForce, feeOfColumns, feeOfProject, nextFee, pricesInForce } from './in-force.ts';
