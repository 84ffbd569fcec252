import { afterAll, beforeAll, expect, test } from 'vitest';
import type Stripe from 'stripe';
import { startStandIn } from './testing.ts';

let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());

/** Confirms a payment with a card, with or without asking its bank to authenticate whoever pays. */
async function pay(card: string, asked?: 'any' | 'automatic') {
  const { paymentIntents } = standIn.stripe;
  const { id } = await paymentIntents.create({
    amount: 2000,
    currency: 'mxn',
    ...(asked && { payment_method_options: { card: { request_three_d_secure: asked } } }),
  });
  return paymentIntents.confirm(id, {
    payment_method: card,
    return_url: 'http://localhost/',
    expand: ['latest_charge'],
  });
}
const cardOf = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  (charge as Stripe.Charge).payment_method_details?.card;

test('an enrolled card authenticates where that is asked for, and not otherwise', async () => {
  expect((await pay('pm_card_threeDSecureOptional')).status).toBe('succeeded');
  expect((await pay('pm_card_threeDSecureOptional', 'automatic')).status).toBe('succeeded');
  expect((await pay('pm_card_threeDSecureOptional', 'any')).status).toBe('requires_action');
});

test('one that is not enrolled pays all the same, and says that it was asked', async () => {
  expect(cardOf(await pay('pm_card_visa'))?.three_d_secure).toBeNull();
  expect(cardOf(await pay('pm_card_visa', 'any'))?.three_d_secure).toMatchObject({
    result: 'attempt_acknowledged',
  });
});

test('it is asked for later too, and only in words that Stripe knows', async () => {
  const { paymentIntents } = standIn.stripe;
  const { id } = await paymentIntents.create({ amount: 2000, currency: 'mxn' });
  const ask = (request_three_d_secure: 'any') =>
    paymentIntents.update(id, { payment_method_options: { card: { request_three_d_secure } } });
  expect((await ask('any')).payment_method_options?.card?.request_three_d_secure).toBe('any');
  await expect(ask('always' as 'any')).rejects.toThrow(/must be one of any/);
});

test('a number has one fingerprint, whoever pays with it', async () => {
  const [one, again, other] = await Promise.all([
    pay('pm_card_visa'),
    pay('pm_card_visa'),
    pay('pm_card_mastercard'),
  ]);
  expect(cardOf(one)?.fingerprint).toMatch(/^[\w-]{16}$/);
  expect(cardOf(again)?.fingerprint).toBe(cardOf(one)?.fingerprint);
  expect(cardOf(other)?.fingerprint).not.toBe(cardOf(one)?.fingerprint);
});
