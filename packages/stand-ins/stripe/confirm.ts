import { createCharge, isAuthenticated } from './charges.ts';
import type { Context } from './context.ts';
import { authenticationFailure, cardError } from './declines.ts';
import { openDispute } from './disputes.ts';
import { invalidRequest, StripeError } from './errors.ts';
import type { Form } from './form.ts';
import { flag, text } from './params.ts';
import { findMethod, resolveMethod } from './payment-methods.ts';
import type { CardOnFile } from './store.ts';
import type { ErrorBody, NextAction, PaymentIntent } from './types.ts';
import { warnOfFraud } from './warnings.ts';

/**
 * Confirms an intent: depending on the card it goes to 3-D Secure, succeeds, or is declined. A decline is
 * thrown, as the error that Stripe replies (402 with the intent inside).
 */
export function confirm(context: Context, intent: PaymentIntent, form: Form): PaymentIntent {
  if (
    !['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)
  ) {
    throw unexpectedState('confirm', intent);
  }
  const card = resolveMethod(context, form) ?? cardOf(context, intent);
  if (!card) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  const returnUrl = text(form, 'return_url') || null;
  if (returnUrl && !URL.canParse(returnUrl)) {
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: 'return_url' });
  }
  context.store.attempts.set(intent.id, {
    id: intent.id,
    payment_method: card.method.id,
    return_url: returnUrl,
  });
  const attempted = update(context, intent, {
    payment_method: card.method.id,
    last_payment_error: null,
    next_action: null,
  });
  if (!isAuthenticated(attempted, card.behaviour))
    return settledOrThrown(settle(context, attempted, card));

  const waiting = update(context, attempted, {
    status: 'requires_action',
    next_action: authentication(context, attempted, returnUrl, flag(form, 'use_stripe_sdk')),
  });
  context.emit('payment_intent.requires_action', waiting);
  return waiting;
}

/** Applies the person's answer to their bank. An intent that no longer waits for it stays as it is. */
export function authenticate(
  context: Context,
  intent: PaymentIntent,
  agreed: boolean,
): PaymentIntent {
  const card = cardOf(context, intent);
  if (intent.status !== 'requires_action' || !card) return intent;
  return agreed
    ? settle(context, intent, card)
    : fail(context, intent, card, authenticationFailure);
}

/** Completes a payment that stayed in `processing` for a while. */
export function finishProcessing(context: Context, intent: PaymentIntent): void {
  const card = cardOf(context, intent);
  if (intent.status === 'processing' && card) succeed(context, intent, card);
}

export function update(
  context: Context,
  intent: PaymentIntent,
  changes: Partial<PaymentIntent>,
): PaymentIntent {
  const changed = { ...intent, ...changes };
  context.store.intents.set(intent.id, changed);
  return changed;
}

export function unexpectedState(verb: string, intent: PaymentIntent): StripeError {
  const why =
    intent.status === 'succeeded' && verb === 'confirm'
      ? 'it has already succeeded after being previously confirmed'
      : `it has a status of ${intent.status}`;
  return invalidRequest(`You cannot ${verb} this PaymentIntent because ${why}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

function settle(context: Context, intent: PaymentIntent, card: CardOnFile): PaymentIntent {
  const { decline } = card.behaviour;
  if (decline) return fail(context, intent, card, cardError(decline));
  if (!context.settleLater(intent.id)) return succeed(context, intent, card);
  const processing = update(context, intent, { status: 'processing', next_action: null });
  context.emit('payment_intent.processing', processing);
  return processing;
}

function succeed(context: Context, intent: PaymentIntent, card: CardOnFile): PaymentIntent {
  const charge = createCharge(context, intent, card);
  const succeeded = update(context, intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
  });
  context.emit('payment_intent.succeeded', succeeded);
  const { afterwards } = card.behaviour;
  if (afterwards === 'warning') warnOfFraud(context, charge);
  else if (afterwards) {
    openDispute(context, charge, {
      reason: afterwards === 'not-received' ? 'product_not_received' : 'fraudulent',
      inquiry: afterwards === 'inquiry',
    });
  }
  return succeeded;
}

function fail(
  context: Context,
  intent: PaymentIntent,
  card: CardOnFile,
  reason: ErrorBody,
): PaymentIntent {
  const charge = reason.type === 'card_error' ? createCharge(context, intent, card, reason) : null;
  const error = { ...reason, ...(charge && { charge: charge.id }), payment_method: card.method };
  const failed = update(context, intent, {
    status: 'requires_payment_method',
    last_payment_error: error,
    latest_charge: charge?.id ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
  });
  context.emit('payment_intent.payment_failed', failed);
  return failed;
}

function settledOrThrown(intent: PaymentIntent): PaymentIntent {
  if (!intent.last_payment_error) return intent;
  throw new StripeError(402, { ...intent.last_payment_error, payment_intent: intent });
}

function cardOf(context: Context, intent: PaymentIntent): CardOnFile | undefined {
  return intent.payment_method ? findMethod(context, intent.payment_method) : undefined;
}

/** The browser script shows the bank's page itself; other clients are redirected to it. */
function authentication(
  context: Context,
  intent: PaymentIntent,
  returnUrl: string | null,
  usesScript: boolean,
): NextAction {
  if (!returnUrl || usesScript) {
    return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
  }
  const url = `${context.base}/3ds/${intent.id}?client_secret=${intent.client_secret}`;
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
}
