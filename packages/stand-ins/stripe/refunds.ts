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

  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    metadata: mergedMetadata({}, form),
    payment_intent: charge.payment_intent,
    reason: text(form, 'reason') || null,
    receipt_number: null,
    status: context.refundStatus,
    ...(context.refundStatus === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  };
  context.store.refunds.set(refund.id, refund);
  if (context.refundStatus === 'failed') {
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

function chargeToRefund({ store }: Context, form: Form): Charge {
  const intentId = text(form, 'payment_intent');
  if (!intentId) {
    const id = required(text(form, 'charge'), 'charge');
    const charge = store.charges.get(id);
    if (charge?.status === 'succeeded') return charge;
    throw missing('charge', id, 'charge');
  }
  const intent = store.intents.get(intentId);
  if (!intent) throw missing('payment_intent', intentId, 'payment_intent');
  const charge = store.charges.get(intent.latest_charge ?? '');
  if (intent.status === 'succeeded' && charge) return charge;
  throw invalidRequest(
    `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
    { param: 'payment_intent' },
  );
}

function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
