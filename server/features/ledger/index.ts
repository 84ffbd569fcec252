export { proveBooks, type BooksReport } from './books.ts';
export {
  recordMembership,
  recordPayment,
  recordRefund,
  recordRelease,
  recordReturned,
} from './movements.ts';
