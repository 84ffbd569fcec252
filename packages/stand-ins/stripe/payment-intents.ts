import { randomBytes } from 'node:crypto';
import { confirm, unexpectedState, update } from './confirm.ts';
import type { Context } from './context.ts';
import { invalidRequest } from './errors.ts';
import type { Form } from './form.ts';
import { flag, group, integer, mergedMetadata, refuseUnknown, required, text } from './params.ts';
import { confirmParams, createParams, updateParams } from './known-params.ts';
import { resolveMethod } from './payment-methods.ts';
import { newId } from './store.ts';
import type { PaymentIntent } from './types.ts';

export function createIntent(context: Context, form: Form): PaymentIntent {
  refuseUnknown(form, createParams);
  const amount = required(integer(form, 'amount'), 'amount');
  const currency = required(text(form, 'currency'), 'currency').toLowerCase();
  checkAmount(amount, currency);
  if ((text(form, 'capture_method') ?? 'automatic') === 'manual') {
    throw invalidRequest('Manual capture is not active on this account.', {
      param: 'capture_method',
    });
  }

  const id = newId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: form.payment_method_types
      ? null
      : { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: context.now(),
    currency,
    customer: text(form, 'customer') || null,
    description: text(form, 'description') || null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: mergedMetadata({}, form),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: cardOptions(form) ?? AUTOMATIC,
    payment_method_types: ['card'],
    processing: null,
    receipt_email: text(form, 'receipt_email') || null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: text(form, 'statement_descriptor') || null,
    statement_descriptor_suffix: text(form, 'statement_descriptor_suffix') || null,
    status: 'requires_payment_method',
    transfer_group: text(form, 'transfer_group') || null,
  };
  const card = resolveMethod(context, form);
  const created = update(context, intent, {
    ...(card && { payment_method: card.method.id, status: 'requires_confirmation' }),
  });
  context.emit('payment_intent.created', created);
  if (!flag(form, 'confirm')) return created;
  const { return_url = '', use_stripe_sdk = '' } = form;
  return confirm(context, created, { return_url, use_stripe_sdk });
}

export function updateIntent(context: Context, intent: PaymentIntent, form: Form): PaymentIntent {
  refuseUnknown(form, updateParams);
  const amount = integer(form, 'amount') ?? intent.amount;
  const currency = text(form, 'currency') ?? intent.currency;
  if (amount !== intent.amount || currency !== intent.currency) {
    if (!editable(intent)) throw unexpectedState('update', intent);
    checkAmount(amount, currency);
  }
  return update(context, intent, {
    amount,
    currency,
    description: text(form, 'description') ?? intent.description,
    metadata: mergedMetadata(intent.metadata, form),
    receipt_email: text(form, 'receipt_email') ?? intent.receipt_email,
    payment_method_options: cardOptions(form) ?? intent.payment_method_options,
  });
}

export function confirmIntent(context: Context, intent: PaymentIntent, form: Form): PaymentIntent {
  refuseUnknown(form, confirmParams);
  return confirm(context, intent, form);
}

export function cancelIntent(context: Context, intent: PaymentIntent, form: Form): PaymentIntent {
  if (!editable(intent)) throw unexpectedState('cancel', intent);
  const canceled = update(context, intent, {
    status: 'canceled',
    canceled_at: context.now(),
    cancellation_reason: text(form, 'cancellation_reason') || null,
    next_action: null,
  });
  context.emit('payment_intent.canceled', canceled);
  return canceled;
}

const AUTOMATIC = { card: { request_three_d_secure: 'automatic' } } as const;
const REQUESTS = ['any', 'automatic', 'challenge'] as const;

/** Whether the bank is to authenticate who pays; undefined where the form says nothing of it. */
function cardOptions(form: Form): PaymentIntent['payment_method_options'] | undefined {
  const card = group(group(form, 'payment_method_options') ?? {}, 'card');
  const asked = card && text(card, 'request_three_d_secure');
  if (asked === undefined) return undefined;
  const known = REQUESTS.find((one) => one === asked);
  if (known) return { card: { request_three_d_secure: known } };
  throw invalidRequest(`Invalid request_three_d_secure: must be one of ${REQUESTS.join(', ')}`, {
    param: 'payment_method_options[card][request_three_d_secure]',
  });
}

function editable(intent: PaymentIntent): boolean {
  return ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(
    intent.status,
  );
}

function checkAmount(amount: number, currency: string): void {
  if (!/^[a-z]{3}$/.test(currency)) {
    throw invalidRequest(`Invalid currency: ${currency}.`, { param: 'currency' });
  }
  const least = currency === 'mxn' ? 1000 : 50;
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount < least) {
    throw invalidRequest(`Amount must be at least $${(least / 100).toFixed(2)} ${currency}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > 99_999_999) {
    throw invalidRequest(`Amount must be no more than $999,999.99 ${currency}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
}
