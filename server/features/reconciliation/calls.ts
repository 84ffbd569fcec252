import * as reconciliation from '#contract/reconciliation.ts';
import { implement } from '#server/calls/implement.ts';
import { correctBankLine } from './correct-bank-line.ts';
import { explainBankLine } from './explain-bank-line.ts';
import { getBankLines } from './get-bank-lines.ts';
import { getImports } from './get-imports.ts';
import { importStatement } from './import-statement.ts';
import { undoImport } from './undo-import.ts';
import { adjustDifference } from './adjust-difference.ts';
import { checkDifferences } from './check-differences.ts';
import { getDifferences } from './get-differences.ts';

/** The handlers of the contract's module. */
export const handlers = implement(reconciliation, {
  adjustDifference,
  checkDifferences,
  correctBankLine,
  explainBankLine,
  getBankLines,
  getDifferences,
  getImports,
  importStatement,
  undoImport,
});
