import * as chargebacks from '#contract/chargebacks.ts';
import { implement } from '#server/calls/implement.ts';
import { exportChargebacks } from './export-chargebacks.ts';
import { decideLoss } from './decide-loss.ts';
import { getChargeback } from './get-chargeback.ts';
import { getChargebacks } from './get-chargebacks.ts';
import { getInquiries } from './get-inquiries.ts';
import { getLosses } from './get-losses.ts';
import { getOwnDebts } from './get-own-debts.ts';
import { getWarnings } from './get-warnings.ts';
import { submitEvidence } from './submit-evidence.ts';

/** The handlers of the contract's module. */
export const handlers = implement(chargebacks, {
  exportChargebacks,
  decideLoss,
  getChargeback,
  getChargebacks,
  getInquiries,
  getLosses,
  getOwnDebts,
  getWarnings,
  submitEvidence,
});
