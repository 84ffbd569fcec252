import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pay, provoke, refusal, startStandIn } from './testing.ts';

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let stripe: Stripe;

beforeAll(async () => {
  standIn = await startStandIn();
  stripe = standIn.stripe;
});
afterEach(() => provoke(standIn.url, 'faults'));
afterAll(() => standIn.close());

const fault = (body: object) => provoke<{ faults: object[] }>(standIn.url, 'faults', body);

const refundsOf = async (payment_intent: string) =>
  (await stripe.refunds.list({ payment_intent })).data.length;

test('429 and 500 answer instead of the work, as often as asked', async () => {
  const { id } = await pay(stripe, 50_000);
  await fault({ match: 'POST /v1/refunds', kind: '429', times: 2 });
  const refund = () => stripe.refunds.create({ payment_intent: id, amount: 1000 });
  for (const call of [refund, refund]) {
    expect(await refusal(call())).toMatchObject({
      type: 'StripeRateLimitError',
      statusCode: 429,
      code: 'rate_limit',
    });
  }
  await fault({ match: 'POST /v1/refunds', kind: '500' });
  expect(await refusal(refund())).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
  expect(await refundsOf(id)).toBe(0);
  await refund();
  expect(await refundsOf(id)).toBe(1);
});

test('a fault meets only the calls that it names', async () => {
  const { id } = await pay(stripe, 50_000);
  await fault({ match: 'GET /v1/payment_intents/:id', kind: '500' });
  await stripe.paymentIntents.list();
  expect((await refusal(stripe.paymentIntents.retrieve(id))).statusCode).toBe(500);
  await fault({ match: '*', kind: '429', times: 9 });
  expect((await refusal(stripe.balance.retrieve())).statusCode).toBe(429);
  expect((await fault({})).faults).toEqual([]);
  expect((await stripe.balance.retrieve()).object).toBe('balance');
});

test('a lost answer belongs to work that was done, which its key tells when asked again', async () => {
  const { id } = await pay(stripe, 50_000);
  // Stripe's library asks once more by itself when a connection is cut.
  await fault({ match: 'POST /v1/refunds', kind: 'lost', times: 2 });
  const refund = () =>
    stripe.refunds.create({ payment_intent: id, amount: 1000 }, { idempotencyKey: 'perdida' });
  expect((await refusal(refund())).type).toBe('StripeConnectionError');
  expect(await refundsOf(id)).toBe(1);
  expect((await refund()).amount).toBe(1000);
  expect(await refundsOf(id)).toBe(1);
});

test('a key remembers a breakdown, but not that there were too many calls', async () => {
  const { id } = await pay(stripe, 50_000);
  const refund = (idempotencyKey: string) =>
    stripe.refunds.create({ payment_intent: id, amount: 1000 }, { idempotencyKey });
  await fault({ match: 'POST /v1/refunds', kind: '429' });
  await refusal(refund('muchas'));
  expect((await refund('muchas')).status).toBe('succeeded');
  await fault({ match: 'POST /v1/refunds', kind: '500' });
  await refusal(refund('rota'));
  expect((await refusal(refund('rota'))).statusCode).toBe(500);
});

test('a key that is still being answered is in use', async () => {
  const { id } = await pay(stripe, 50_000);
  await fault({ match: 'POST /v1/refunds', kind: 'slow', ms: 1000 });
  const refund = () =>
    stripe.refunds.create({ payment_intent: id, amount: 1000 }, { idempotencyKey: 'lenta' });
  const outcomes = await Promise.allSettled([refund(), refund()]);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => reason as object)).toMatchObject([
    { statusCode: 409, rawType: 'idempotency_error', code: 'idempotency_key_in_use' },
  ]);
  expect((await refund()).amount).toBe(1000);
  expect(await refundsOf(id)).toBe(1);
});

test('a key can be told to be in use, which is no answer that it remembers', async () => {
  const { id } = await pay(stripe, 50_000);
  await fault({ match: 'POST /v1/refunds', kind: 'in_use' });
  const refund = () =>
    stripe.refunds.create({ payment_intent: id, amount: 1000 }, { idempotencyKey: 'ocupada' });
  expect(await refusal(refund())).toMatchObject({ code: 'idempotency_key_in_use' });
  expect(await refundsOf(id)).toBe(0);
  expect((await refund()).amount).toBe(1000);
});

test.each([
  { match: '/v1/refunds', kind: '500' },
  { match: 'POST /v1/refunds', kind: 'rain' },
])('%j is no fault', async (body) => {
  await expect(fault(body)).rejects.toThrow(/match|kind/);
});
