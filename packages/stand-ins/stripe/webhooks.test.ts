import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { startReceiver, startStandIn, until } from './testing.ts';

const secret = 'whsec_stand_in';
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function start(answer?: () => number, stateFile?: string) {
  const receiver = await startReceiver(answer);
  const standIn = await startStandIn({
    webhook: { url: receiver.url, secret },
    ...(stateFile && { stateFile }),
  });
  cleanUp.push(receiver.close, standIn.close);
  return { ...standIn, receiver };
}

function control(url: string, path: string, body?: object): Promise<Response> {
  return fetch(`${url}/_control/${path}`, { method: 'POST', body: JSON.stringify(body ?? {}) });
}

const pay = (stripe: Stripe, payment_method = 'pm_card_visa') =>
  stripe.paymentIntents.create({ amount: 2000, currency: 'mxn', confirm: true, payment_method });

test("Stripe's own library verifies the signatures", async () => {
  const { stripe, receiver } = await start();
  const { id } = await pay(stripe);
  await stripe.refunds.create({ payment_intent: id, amount: 500 });
  await until(() => receiver.received.length === 5, 'five events');
  expect(receiver.types().sort()).toEqual([
    'charge.refunded',
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
    'refund.created',
  ]);
  const events = receiver.received.map(({ payload, signature }) =>
    stripe.webhooks.constructEvent(payload, signature, secret),
  );
  const succeeded = events.find(({ type }) => type === 'payment_intent.succeeded');
  expect(succeeded?.data.object).toMatchObject({ id, status: 'succeeded', amount_received: 2000 });
  expect(await stripe.events.retrieve(succeeded?.id ?? '')).toMatchObject({ pending_webhooks: 0 });
  const { payload, signature } = receiver.received[0] ?? { payload: '', signature: '' };
  expect(() => stripe.webhooks.constructEvent(`${payload} `, signature, secret)).toThrow();
});

test('a refused delivery is tried again', async () => {
  let answers = 0;
  const { stripe, receiver } = await start(() => (++answers < 3 ? 500 : 200));
  await stripe.paymentIntents.create({ amount: 2000, currency: 'mxn' });
  await until(() => receiver.received.length === 3, 'the third attempt');
  expect(new Set(receiver.types())).toEqual(new Set(['payment_intent.created']));
});

test('pending events survive a restart and are sent to the new address of the webhook', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  const stateFile = join(folder, 'stripe.jsonl');
  const before = await startStandIn({ stateFile });
  const { id } = await pay(before.stripe);
  await before.close();

  const after = await startStandIn({ stateFile });
  const receiver = await startReceiver();
  cleanUp.push(receiver.close, after.close);
  expect(await after.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded' });
  after.setWebhook({ url: receiver.url, secret });
  await until(() => receiver.types().includes('payment_intent.succeeded'), 'the event');
});

test('tests can hold, duplicate and reorder deliveries', async () => {
  const { url, stripe, receiver } = await start();
  await control(url, 'webhooks', { mode: 'hold' });
  await pay(stripe);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(receiver.received).toHaveLength(0);
  expect(await (await control(url, 'webhooks/flush')).json()).toEqual({ delivered: 3, failed: 0 });
  expect(receiver.types().at(-1)).toBe('payment_intent.succeeded');

  receiver.received.length = 0;
  await control(url, 'webhooks', { mode: 'duplicate' });
  await pay(stripe);
  await until(() => receiver.received.length === 6, 'every event twice');

  receiver.received.length = 0;
  await control(url, 'webhooks', { mode: 'shuffle' });
  await pay(stripe);
  await until(() => receiver.received.length === 3, 'three events');
  expect(receiver.types()[0]).toBe('payment_intent.succeeded');
  expect((await control(url, 'webhooks', { mode: 'lose' })).status).toBe(400);
  const { events } = (await (await fetch(`${url}/_control/events`)).json()) as {
    events: { status: string }[];
  };
  expect(events.filter(({ status }) => status === 'delivered')).toHaveLength(9);
});

test('a payment can stay in processing for a while', async () => {
  const { url, stripe, receiver } = await start();
  await control(url, 'payments', { processing_ms: 100 });
  expect((await pay(stripe)).status).toBe('processing');
  await until(() => receiver.types().includes('payment_intent.succeeded'), 'the success');
  expect(receiver.types()).toContain('payment_intent.processing');
});
