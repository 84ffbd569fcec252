import { book } from './balance.ts';
import type { Context } from './context.ts';
import { costOfCharge } from './costs.ts';
import { invalidRequest, missing } from './errors.ts';
import { type CardOnFile, newId } from './store.ts';
import type { Charge, ErrorBody, PaymentIntent } from './types.ts';

/** Money of a card can be paid out three days later. */
const AVAILABLE_AFTER = 3 * 24 * 60 * 60;

/** Records a charge on a card, or with a decline a failed charge. */
export function createCharge(
  context: Context,
  intent: PaymentIntent,
  { method, behaviour }: CardOnFile,
  decline?: ErrorBody,
): Charge {
  const { brand, country, exp_month, exp_year, fingerprint, funding, last4 } = method.card;
  const id = newId('ch');
  const { amount, currency } = intent;
  const cost = decline ? null : costOfCharge(amount, currency, country);
  const available_on = context.now() + (behaviour.availableAtOnce ? 0 : AVAILABLE_AFTER);
  const charge: Charge = {
    id,
    object: 'charge',
    amount,
    amount_captured: decline ? 0 : amount,
    amount_refunded: 0,
    balance_transaction: cost && book(context, { ...cost, available_on, source: id }).id,
    billing_details: method.billing_details,
    captured: !decline,
    created: context.now(),
    currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.decline_code ?? null,
      risk_level: 'normal',
      seller_message: decline ? 'The bank declined the payment.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand,
        country,
        exp_month,
        exp_year,
        fingerprint,
        funding,
        last4,
        network: brand,
        three_d_secure: authentication(intent, behaviour),
      },
    },
    receipt_email: intent.receipt_email,
    receipt_url: null,
    refunded: false,
    status: decline ? 'failed' : 'succeeded',
  };
  context.store.charges.set(charge.id, charge);
  context.emit(decline ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}

/** Whether the bank lets the person confirm the payment: where it always does, and where it is asked to. */
export const isAuthenticated = (
  { payment_method_options: { card } }: PaymentIntent,
  { threeDSecure, authenticatesWhenAsked }: CardOnFile['behaviour'],
): boolean =>
  threeDSecure === true ||
  (authenticatesWhenAsked === true && card.request_three_d_secure !== 'automatic');

/** Of a card that is not enrolled an asked bank says only that it was asked. */
function authentication(intent: PaymentIntent, behaviour: CardOnFile['behaviour']) {
  if (isAuthenticated(intent, behaviour)) return { result: 'authenticated' };
  const { request_three_d_secure: asked } = intent.payment_method_options.card;
  return asked === 'automatic' ? null : { result: 'attempt_acknowledged' };
}

/** The charge that paid an intent. */
export function paidCharge({ store }: Context, intentId: string): Charge {
  const intent = store.intents.get(intentId);
  if (!intent) throw missing('payment_intent', intentId, 'payment_intent');
  const charge = store.charges.get(intent.latest_charge ?? '');
  if (intent.status === 'succeeded' && charge) return charge;
  throw invalidRequest(
    `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
    { param: 'payment_intent' },
  );
}

/** Whether a chargeback keeps a charge from being refunded. */
export function isChargedBack({ store }: Context, charge: Charge): boolean {
  return (
    charge.disputed &&
    store.disputes
      .values()
      .some((dispute) => dispute.charge === charge.id && !dispute.is_charge_refundable)
  );
}
