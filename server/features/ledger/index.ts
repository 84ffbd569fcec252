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
