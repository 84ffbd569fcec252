export { proveBooks, type BooksReport } from './books.ts';
export { recordPayment, recordRelease } from './movements.ts';
