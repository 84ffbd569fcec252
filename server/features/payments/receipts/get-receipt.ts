import { getReceipt as call } from '#contract/payments.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { receiptOf } from './receipt.ts';

export const getReceipt = handleOutside(call, async ({ id }, { caller, db, services }) => ({
  recibo:
    (await receiptOf(db, { accountId: caller.id, id }, services.config)) ??
    fail('payment_not_found'),
}));
