import { updatePayout as call } from '#contract/payouts.ts';
import { handle } from '#server/calls/handler.ts';
import { advancePayout } from './advance-payout.ts';

export const updatePayout = handle(call, async (input, { caller, db, now }) => ({
  payout: await advancePayout(db, input, { adminId: caller.id, now }),
}));
