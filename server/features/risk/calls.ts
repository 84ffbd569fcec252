import * as risk from '#contract/risk.ts';
import { implement } from '#server/calls/implement.ts';
import { closeRiskHit } from './close-hit.ts';
import { getRiskHit } from './get-hit.ts';
import { getRiskHits } from './get-hits.ts';
import { getRiskRules } from './get-rules.ts';
import { setRiskRule } from './set-rule.ts';
import { undoRiskRule } from './undo-rule.ts';

/** The handlers of the contract's module. */
export const handlers = implement(risk, {
  closeRiskHit,
  getRiskHit,
  getRiskHits,
  getRiskRules,
  setRiskRule,
  undoRiskRule,
});
