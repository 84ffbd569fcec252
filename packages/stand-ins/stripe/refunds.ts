import { book } from './balance.ts';
import { isChargedBack, paidCharge } from './charges.ts';
import type { Context } from './context.ts';
import { invalidRequest, missing } from './errors.ts';
import type { Form } from './form.ts';
import { refundParams } from './known-params.ts';
import { integer, mergedMetadata, refuseUnknown, required, text } from './params.ts';
import { newId } from './store.ts';
import type { Charge, Refund } from './types.ts';

/** Refunds the rest of a charge, or the given amount. */
export function createRefund(context: Context, form: Form): Refund {
  refuseUnknown(form, refundParams);
  const charge = chargeToRefund(context, form);
  if (isChargedBack(context, charge)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = integer(form, 'amount') ?? left;
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
      { param: 'amount' },
    );
  }

  const { refundStatus: status } = context;
  const { currency } = charge;
  const id = newId('re');
  const withdrawal = { type: 'refund', reporting_category: 'refund', amount: -amount, currency };
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    // One that fails at once moves no money.
    balance_transaction:
      status === 'failed' ? null : book(context, { ...withdrawal, source: id }).id,
    charge: charge.id,
    created: context.now(),
    currency,
    metadata: mergedMetadata({}, form),
    payment_intent: charge.payment_intent,
    reason: text(form, 'reason') || null,
    receipt_number: null,
    status,
    ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
    ...(status === 'pending' && { pending_reason: 'processing' }),
  };
  context.store.refunds.set(refund.id, refund);
  if (status === 'failed') {
    // The money stays with the platform.
    context.emit('refund.failed', refund);
    return refund;
  }
  const amount_refunded = charge.amount_refunded + amount;
  const after = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
  context.store.charges.set(charge.id, after);
  context.emit('refund.created', refund);
  context.emit('charge.refunded', after, { amount_refunded: charge.amount_refunded });
  return refund;
}

function chargeToRefund(context: Context, form: Form): Charge {
  const intentId = text(form, 'payment_intent');
  if (!intentId) {
    const id = required(text(form, 'charge'), 'charge');
    const charge = context.store.charges.get(id);
    if (charge?.status === 'succeeded') return charge;
    throw missing('charge', id, 'charge');
  }
  return paidCharge(context, intentId);
}

function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
