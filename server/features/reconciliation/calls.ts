import * as reconciliation from '#contract/reconciliation.ts';
import { implement } from '#server/calls/implement.ts';
import { checkDifferences } from './check-differences.ts';
import { getDifferences } from './get-differences.ts';

/** The handlers of the contract's module. */
export const handlers = implement(reconciliation, { checkDifferences, getDifferences });
