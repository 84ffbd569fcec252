import { updatePayout as call } from '#contract/payouts.ts';
import { handle } from '#server/calls/handler.ts';
import { takeStep } from './step.ts';

export const updatePayout = handle(call, async (input, { caller, db, now }) => ({
  payout: await takeStep(db, input, { adminId: caller.id, now }),
}));
