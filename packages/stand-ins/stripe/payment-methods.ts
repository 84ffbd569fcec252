import { createHash } from 'node:crypto';
import type { Context } from './context.ts';
import { cardError, type DeclineName } from './declines.ts';
import { invalidRequest, missing, StripeError } from './errors.ts';
import type { Form } from './form.ts';
import { group, integer, required, text } from './params.ts';
import { type CardOnFile, newId } from './store.ts';
import { namedCards, passesLuhn, type TestCard, testCards } from './test-cards.ts';
import type { Card } from './types.ts';

/** The card of a confirmation: one of our ids, a well-known test id, or the card's data. */
export function resolveMethod(context: Context, form: Form): CardOnFile | undefined {
  const id = text(form, 'payment_method');
  if (id)
    return context.store.methods.get(id) ?? fromName(context, 'payment_method', id, 'pm_card_');
  const data = group(form, 'payment_method_data');
  return data && createMethod(context, data);
}

/** @param data `type=card` and `card[number]…`, or `card[token]=tok_…`. */
export function createMethod(context: Context, data: Form): CardOnFile {
  const type = required(text(data, 'type'), 'type');
  if (type !== 'card') {
    throw invalidRequest(`The payment method type "${type}" is not active here; only card is.`, {
      param: 'type',
    });
  }
  const card = required(group(data, 'card'), 'card');
  const token = text(card, 'token');
  if (token) return fromName(context, 'token', token, 'tok_');
  return fromNumber(context, card, group(data, 'billing_details'));
}

export function findMethod(context: Context, id: string): CardOnFile {
  return context.store.methods.get(id) ?? fromName(context, 'payment_method', id, 'pm_card_');
}

function fromName(context: Context, param: string, id: string, prefix: string): CardOnFile {
  const number = id.startsWith(prefix) ? namedCards[id.slice(prefix.length)] : undefined;
  const behaviour = number === undefined ? undefined : testCards[number];
  if (number === undefined || behaviour === undefined) {
    throw missing(param === 'token' ? 'token' : 'PaymentMethod', id, param);
  }
  const nextYear = new Date(context.now() * 1000).getUTCFullYear() + 1;
  return keep(context, behaviour, { number, exp_month: 12, exp_year: nextYear });
}

function fromNumber(context: Context, card: Form, billing: Form | undefined): CardOnFile {
  const number = required(text(card, 'number'), 'card[number]').replace(/[\s-]/g, '');
  if (!passesLuhn(number)) throw refused('incorrect_number');

  const month = required(integer(card, 'exp_month'), 'card[exp_month]');
  const shortYear = required(integer(card, 'exp_year'), 'card[exp_year]');
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  const today = new Date(context.now() * 1000);
  if (month < 1 || month > 12) throw refused('invalid_expiry_month');
  if (year < today.getUTCFullYear() || year > today.getUTCFullYear() + 50) {
    throw refused('invalid_expiry_year');
  }
  if (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1) {
    throw refused('invalid_expiry_month');
  }

  const behaviour = testCards[number] ?? { brand: brandOf(number), decline: 'live_card' };
  const cvc = text(card, 'cvc');
  const digits = behaviour.brand === 'amex' ? 4 : 3;
  if (cvc !== undefined && !(/^\d+$/.test(cvc) && cvc.length === digits)) {
    throw refused('invalid_cvc');
  }
  return keep(context, behaviour, { number, exp_month: month, exp_year: year }, billing);
}

function keep(
  context: Context,
  behaviour: TestCard,
  card: { number: string; exp_month: number; exp_year: number },
  billing: Form = {},
): CardOnFile {
  const onFile: CardOnFile = {
    behaviour,
    method: {
      id: newId('pm'),
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: { address: null, email: null, name: null, phone: null, ...billing },
      card: cardDetails(behaviour, card),
      created: context.now(),
      customer: null,
      livemode: false,
      metadata: {},
      type: 'card',
    },
  };
  context.store.methods.set(onFile.method.id, onFile);
  return onFile;
}

function cardDetails(
  { brand, country = 'MX', funding = 'credit' }: TestCard,
  card: { number: string; exp_month: number; exp_year: number },
): Card {
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country,
    display_brand: brand,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: fingerprintOf(card.number),
    funding,
    last4: card.number.slice(-4),
    networks: { available: [brand], preferred: null },
    three_d_secure_usage: { supported: true },
  };
}

/** Tells cards apart without their number, as Stripe's does. */
const fingerprintOf = (number: string): string =>
  createHash('sha256').update(`card ${number}`).digest('base64url').slice(0, 16);

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return /^3[47]/.test(number) ? 'amex' : 'unknown';
}

function refused(name: DeclineName): StripeError {
  return new StripeError(402, cardError(name));
}
