export { proveBooks, type BooksReport } from './books.ts';
export { recordPayment, recordRefund, recordRelease, recordReturned } from './movements.ts';
