import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keys, libraryFor, startStandIn } from './testing.ts';

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let stripe: Stripe;

beforeAll(async () => {
  standIn = await startStandIn();
  stripe = standIn.stripe;
});
afterAll(() => standIn.close());

const pesos = (amount: number) => ({ amount: amount * 100, currency: 'mxn' });
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have been refused'),
    (error: Stripe.errors.StripeError) => error,
  );

describe('payment intents', () => {
  test('a card pays, and its charge can be read', async () => {
    const created = await stripe.paymentIntents.create({
      ...pesos(1800),
      metadata: { proyecto: '7' },
      automatic_payment_methods: { enabled: true },
    });
    expect(created).toMatchObject({ status: 'requires_payment_method', amount: 180_000 });
    const paid = await stripe.paymentIntents.confirm(created.id, {
      payment_method: 'pm_card_mastercard',
      return_url: 'http://localhost/regreso',
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 180_000,
      metadata: { proyecto: '7' },
    });
    const read = await stripe.paymentIntents.retrieve(created.id, { expand: ['latest_charge'] });
    expect(read.latest_charge).toMatchObject({
      paid: true,
      payment_method_details: { card: { brand: 'mastercard', last4: '4444' } },
    });
  });

  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
  ])('%s is declined, and the intent can be tried again', async (card, code, decline_code) => {
    const { id } = await stripe.paymentIntents.create(pesos(50));
    const error = await refusal(stripe.paymentIntents.confirm(id, { payment_method: card }));
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code });
    expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });
    const after = await stripe.paymentIntents.retrieve(id);
    expect(after.last_payment_error).toMatchObject({ code, payment_method: { type: 'card' } });
    const retried = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(retried).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test('amounts, currencies, parameters and states are checked as Stripe does', async () => {
    const { paymentIntents } = stripe;
    expect(await refusal(paymentIntents.create({ amount: 999, currency: 'mxn' }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'amount_too_small',
      param: 'amount',
    });
    expect(await refusal(paymentIntents.create({ amount: 10.5, currency: 'mxn' }))).toMatchObject({
      code: 'parameter_invalid_integer',
    });
    const misspelt = { ...pesos(20), amuont: 1 };
    expect(await refusal(paymentIntents.create(misspelt))).toMatchObject({
      code: 'parameter_unknown',
    });
    expect(await refusal(paymentIntents.retrieve('pi_nobody'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    const paid = await paymentIntents.create({
      ...pesos(20),
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    for (const call of [
      () => paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' }),
      () => paymentIntents.cancel(paid.id),
      () => paymentIntents.update(paid.id, { amount: 5000 }),
    ]) {
      expect(await refusal(call())).toMatchObject({
        code: 'payment_intent_unexpected_state',
        payment_intent: { status: 'succeeded' },
      });
    }
  });

  test('an open intent can be changed and canceled', async () => {
    const { id } = await stripe.paymentIntents.create({
      ...pesos(20),
      metadata: { a: '1', b: '2' },
    });
    const changed = await stripe.paymentIntents.update(id, {
      amount: 3000,
      metadata: { a: '', c: '3' },
    });
    expect(changed).toMatchObject({ amount: 3000, metadata: { b: '2', c: '3' } });
    expect(changed.metadata).not.toHaveProperty('a');
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  });

  test('lists page from the newest', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.unshift((await stripe.paymentIntents.create(pesos(20))).id);
    const first = await stripe.paymentIntents.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.has_more).toBe(true);
    const next = await stripe.paymentIntents.list({ limit: 1, starting_after: ids[1] });
    expect(next.data[0]?.id).toBe(ids[2]);
    const all = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.length).toBeGreaterThan(3);
  });
});

describe('refunds', () => {
  test('can be partial, but never more than was paid', async () => {
    const { id } = await stripe.paymentIntents.create({
      ...pesos(100),
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const part = await stripe.refunds.create({ payment_intent: id, amount: 4000 });
    expect(part).toMatchObject({ status: 'succeeded', amount: 4000, payment_intent: id });
    await refusal(stripe.refunds.create({ payment_intent: id, amount: 6001 }));
    const rest = await stripe.refunds.create({ payment_intent: id });
    expect(rest.amount).toBe(6000);
    expect(await refusal(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(await stripe.charges.retrieve(rest.charge as string)).toMatchObject({
      refunded: true,
      amount_refunded: 10_000,
    });
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2);
  });

  test('an unpaid intent cannot be refunded', async () => {
    const { id } = await stripe.paymentIntents.create(pesos(100));
    expect((await refusal(stripe.refunds.create({ payment_intent: id }))).statusCode).toBe(400);
  });
});

describe('keys', () => {
  test('a repeated idempotency key repeats the answer, and is refused with other parameters', async () => {
    const create = (amount: number) =>
      stripe.paymentIntents.create({ amount, currency: 'mxn' }, { idempotencyKey: 'llave-1' });
    const first = await create(5000);
    expect((await create(5000)).id).toBe(first.id);
    const error = await refusal(create(6000));
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });

    const again = await fetch(`${standIn.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.secretKey}`, 'idempotency-key': 'llave-1' },
      body: new URLSearchParams({ currency: 'mxn', amount: '5000' }),
    });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('request-id')).toMatch(/^req_/);
  });

  test('a repeated decline does not try the card twice', async () => {
    const { id } = await stripe.paymentIntents.create(pesos(50));
    const confirm = () =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: 'pm_card_chargeDeclined' },
        { idempotencyKey: 'llave-2' },
      );
    await refusal(confirm());
    await refusal(confirm());
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test('calls without a valid key are refused', async () => {
    const wrong = libraryFor(standIn.url, 'sk_test_wrong');
    const error = await refusal(wrong.paymentIntents.create(pesos(20)));
    expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect((await fetch(`${standIn.url}/v1/payment_intents`)).status).toBe(401);
    const basic = `Basic ${btoa(`${keys.secretKey}:`)}`;
    const reply = await fetch(`${standIn.url}/v1/events`, { headers: { authorization: basic } });
    expect(reply.status).toBe(200);
    const browser = libraryFor(standIn.url, keys.publicKey);
    await refusal(browser.paymentIntents.create(pesos(20)));
    const { id } = await stripe.paymentIntents.create(pesos(20));
    await refusal(browser.paymentIntents.retrieve(id));
  });
});
