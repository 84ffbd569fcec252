export { proveBooks, type BooksReport } from './books.ts';
export {
  recordMembership,
  recordPayment,
  recordPayout,
  recordRefund,
  recordRelease,
  recordReturned,
  recordReturnedOutside,
  recordReturnFailed,
  recordTransfer,
  recordTransferReturned,
} from './movements.ts';
export { endOfDay, platformBalance, sealDays } from './days.ts';
export { OF_PROVIDER } from './journal.ts';
export { ARRIVED, incomeByPeriod } from './income.ts';
export { heldAndOwed } from './held-and-owed.ts';
export { monthFaults } from './months.ts';
export { happenedAt } from './happened-at.ts';
export { heldSince } from './held.ts';
export { endDebt, holdBack, lessenDebt, lockBalance, moveReserve } from './claims.ts';
export {
  recordChargeback,
  recordChargebackLost,
  recordChargebackRecovered,
  recordLoss,
  recordLossUndone,
} from './chargebacks.ts';
export {
  depositCameBack,
  depositLeft,
  providerCost,
  recordDeposit,
  recordDepositUndone,
  refundCameBack,
  refundLeft,
} from './provider.ts';
export { recordAdjustment } from './adjustments.ts';
export { type PlatformMovement, recordAll } from './record.ts';
