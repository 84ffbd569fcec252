import * as payouts from '#contract/payouts.ts';
import { implement } from '#server/calls/implement.ts';
import { correctTrackingKey } from './correct-tracking-key.ts';
import { exportPayouts, exportPayoutsXlsx } from './export.ts';
import { exportPayoutList } from './export-list.ts';
import { getBatches } from './get-batches.ts';
import { getLeftOut } from './get-left-out.ts';
import { getPayoutProjects } from './get-payout-projects.ts';
import { getPayouts } from './get-payouts.ts';
import { getIngresos } from './own/get-ingresos.ts';
import { getOwnPayoutProjects } from './own/get-own-payout-projects.ts';
import { getOwnPayouts } from './own/get-own-payouts.ts';
import { getOwnPayout } from './receipts/get-own-payout.ts';
import { getRelease } from './receipts/get-release.ts';
import { getReleases } from './receipts/get-releases.ts';
import { updatePaymentMethod } from './own/payment-method.ts';
import { payDeleted } from './pay-deleted.ts';
import { tellLeftOut } from './tell-left-out.ts';
import { updatePayout } from './update-payout.ts';
import { updatePayouts } from './update-payouts.ts';

/** The handlers of the contract's module. */
export const handlers = implement(payouts, {
  correctTrackingKey,
  exportPayoutList,
  exportPayouts,
  exportPayoutsXlsx,
  getBatches,
  getLeftOut,
  getPayouts,
  getIngresos,
  getOwnPayout,
  getOwnPayoutProjects,
  getOwnPayouts,
  getPayoutProjects,
  getRelease,
  getReleases,
  payDeleted,
  tellLeftOut,
  updatePaymentMethod,
  updatePayout,
  updatePayouts,
});
