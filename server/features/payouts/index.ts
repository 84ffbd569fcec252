import { correctTrackingKey } from './correct-tracking-key.ts';
import { exportPayouts } from './export.ts';
import { getBatches } from './get-batches.ts';
import { getLeftOut } from './get-left-out.ts';
import { getOwnPayouts } from './get-own-payouts.ts';
import { getPayouts } from './get-payouts.ts';
import { updatePayout } from './update-payout.ts';
import { updatePayouts } from './update-payouts.ts';

export { makeDuePayouts } from './make.ts';
export { payoutOpen } from './queries.ts';
export const handlers = [
  getPayouts,
  getBatches,
  getLeftOut,
  updatePayout,
  updatePayouts,
  correctTrackingKey,
  exportPayouts,
  getOwnPayouts,
];
