import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventReader, pay, provoke, refusal, startStandIn } from './testing.ts';

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let stripe: Stripe;
let news: () => Promise<string[]>;

beforeAll(async () => {
  standIn = await startStandIn();
  stripe = standIn.stripe;
  news = eventReader(stripe);
});
afterAll(() => standIn.close());

/** A refund of 400 of 1,000 that is under way. */
async function pending() {
  const { id } = await pay(stripe, 100_000);
  await provoke(standIn.url, 'refunds', { status: 'pending' });
  const refund = await stripe.refunds.create({ payment_intent: id, amount: 40_000 });
  await provoke(standIn.url, 'refunds', { status: 'succeeded' });
  await news();
  return refund;
}

const resolve = (id: string, body: object) =>
  provoke<Stripe.Refund>(standIn.url, `refunds/${id}`, body);

const refundedOf = async ({ charge }: Stripe.Refund) => {
  const { amount_refunded, refunded } = await stripe.charges.retrieve(charge as string);
  return { amount_refunded, refunded };
};

test('a refund that is under way succeeds later', async () => {
  const refund = await pending();
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
  const done = await resolve(refund.id, { status: 'succeeded' });
  expect(done).not.toHaveProperty('pending_reason');
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' });
  expect(await news()).toEqual(['refund.updated', 'charge.refund.updated']);
  expect((await refundedOf(refund)).amount_refunded).toBe(40_000);
  await expect(resolve(refund.id, { status: 'canceled' })).rejects.toThrow('succeeded');
});

test('one that fails, even after it had succeeded, gives the amount back once', async () => {
  const { id } = await pay(stripe, 100_000);
  const refund = await stripe.refunds.create({ payment_intent: id });
  await news();
  const failed = await resolve(refund.id, {
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
  });
  expect(failed).toMatchObject({ status: 'failed', failure_reason: 'lost_or_stolen_card' });
  expect(await news()).toEqual(['refund.updated', 'charge.refund.updated', 'refund.failed']);
  expect(await refundedOf(refund)).toEqual({ amount_refunded: 0, refunded: false });
  await expect(resolve(refund.id, { status: 'failed' })).rejects.toThrow('failed');
  expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(100_000);
});

test('one that is canceled gives the amount back too', async () => {
  const refund = await pending();
  expect(await resolve(refund.id, { status: 'canceled' })).toMatchObject({ status: 'canceled' });
  expect((await refundedOf(refund)).amount_refunded).toBe(0);
});

test('a dispute overtakes refunds that are under way', async () => {
  const refund = await pending();
  await provoke(standIn.url, 'disputes', { payment_intent: refund.payment_intent });
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'charge_for_pending_refund_disputed',
  });
});

test('a refund in the dashboard says nothing of ours, and counts', async () => {
  const { id } = await pay(stripe, 100_000);
  await news();
  const body = { payment_intent: id, amount: 70_000 };
  const refund = await provoke<Stripe.Refund>(standIn.url, 'refunds', body);
  expect(refund).toMatchObject({ amount: 70_000, status: 'succeeded', metadata: {} });
  expect(await news()).toEqual(['refund.created', 'charge.refunded']);
  expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1);
  const more = stripe.refunds.create({ payment_intent: id, amount: 40_000 });
  expect((await refusal(more)).message).toContain('greater than unrefunded amount');
});

test.each([{ status: 'lost' }, { status: 'failed', failure_reason: 'rain' }])(
  '%j is no outcome',
  async (body) => {
    const refund = await pending();
    await expect(resolve(refund.id, body)).rejects.toThrow('is one of');
  },
);
