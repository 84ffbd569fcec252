import * as disputes from '#contract/disputes.ts';
import { implement } from '#server/calls/implement.ts';
import { exportDisputes } from './export-disputes.ts';
import { answerDispute } from './answer-dispute.ts';
import { getDispute } from './get-dispute.ts';
import { getDisputes } from './get-disputes.ts';
import { accept, decline } from './answer-settlement.ts';
import { offerSettlement } from './offer-settlement.ts';
import { openDispute } from './open-dispute.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { withdrawDispute } from './withdraw-dispute.ts';

/** The handlers of the contract's module. */
export const handlers = implement(disputes, {
  exportDisputes,
  getDispute,
  getDisputes,
  openDispute,
  answerDispute,
  resolveDispute,
  withdrawDispute,
  offerSettlement,
  acceptSettlement: accept,
  declineSettlement: decline,
});
