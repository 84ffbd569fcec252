import * as audit from '#contract/audit.ts';
import { implement } from '#server/calls/implement.ts';
import { exportAudit } from './export-audit.ts';
import { getAudit } from './get-audit.ts';

/** The handlers of the contract's module. */
export const handlers = implement(audit, {
  exportAudit,
  getAudit,
});
