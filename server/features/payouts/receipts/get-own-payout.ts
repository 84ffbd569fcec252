import { getOwnPayout as call } from '#contract/payouts.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { payoutReceipt } from './payouts.ts';

export const getOwnPayout = handleOutside(call, async ({ payout_id: id }, context) => {
  const { caller, db, services } = context;
  const payout = await payoutReceipt(db, { accountId: caller.id, id }, services.config);
  return { payout: payout ?? fail('payout_not_found') };
});
