import * as ledger from '#contract/ledger.ts';
import { implement } from '#server/calls/implement.ts';
import { closeMonth, compareMonth, getMonths } from './close-month.ts';
import { exportBooks } from './export-books.ts';
import { getBalance } from './get-balance.ts';
import { getIncome } from './get-income.ts';
import { getMovements } from './get-movements.ts';
import { getOwed, getOwedRows } from './get-owed.ts';

/** The handlers of the contract's module. */
export const handlers = implement(ledger, {
  closeMonth,
  compareMonth,
  getMonths,
  exportBooks,
  getBalance,
  getIncome,
  getMovements,
  getOwed,
  getOwedRows,
});
