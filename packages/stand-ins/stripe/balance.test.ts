import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventReader, pay, provoke, refusal, startStandIn } from './testing.ts';

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let stripe: Stripe;

beforeEach(async () => {
  standIn = await startStandIn();
  stripe = standIn.stripe;
});
afterEach(() => standIn.close());

const control = <T extends object>(path: string, body?: object) =>
  provoke<T>(standIn.url, path, body);

async function amounts() {
  const { available, pending } = await stripe.balance.retrieve();
  return { available: available[0]?.amount, pending: pending[0]?.amount };
}

/** All movements of the balance, oldest first. */
const movements = async (filter: Stripe.BalanceTransactionListParams = {}) =>
  (await stripe.balanceTransactions.list({ limit: 100, ...filter })).data.reverse();

const typesOf = (rows: Stripe.BalanceTransaction[]) => rows.map(({ type }) => type);

test.each([
  ['of Mexico costs 3.6 % and 3 pesos', 'pm_card_mx', 7500, 1200],
  ['of another country costs 0.5 % more', 'pm_card_es', 8500, 1360],
])('a card %s, and IVA on it', async (_, card, fee, tax) => {
  const { id } = await pay(stripe, 200_000, card);
  const intent = await stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge.balance_transaction'],
  });
  const charge = intent.latest_charge as Stripe.Charge;
  expect(charge.balance_transaction).toMatchObject({
    type: 'charge',
    reporting_category: 'charge',
    source: charge.id,
    amount: 200_000,
    fee: fee + tax,
    net: 200_000 - fee - tax,
    fee_details: [
      { type: 'stripe_fee', amount: fee },
      { type: 'tax', amount: tax },
    ],
  });
  expect(await amounts()).toEqual({ available: 0, pending: 200_000 - fee - tax });
});

test('a declined card moves nothing', async () => {
  await refusal(pay(stripe, 200_000, 'pm_card_chargeDeclined'));
  expect(await movements()).toEqual([]);
});

test('refunds and their failures are movements without a cost', async () => {
  const { id } = await pay(stripe, 100_000);
  const refund = await stripe.refunds.create({ payment_intent: id, amount: 30_000 });
  const failed = await control<Stripe.Refund>(`refunds/${refund.id}`, { status: 'failed' });
  expect(await movements({ source: refund.id })).toMatchObject([
    { id: refund.balance_transaction, type: 'refund', amount: -30_000, net: -30_000, fee: 0 },
    { id: failed.failure_balance_transaction, type: 'refund_failure', amount: 30_000, fee: 0 },
  ]);
});

test('a refund that fails at once moves nothing', async () => {
  const { id } = await pay(stripe, 100_000);
  await control('refunds', { status: 'failed' });
  const refund = await stripe.refunds.create({ payment_intent: id });
  expect(refund.balance_transaction).toBeNull();
  expect(typesOf(await movements())).toEqual(['charge']);
});

test('movements are listed by kind and time, and each can be read', async () => {
  const { id } = await pay(stripe, 100_000);
  await stripe.refunds.create({ payment_intent: id, amount: 30_000 });
  await control('disputes', { payment_intent: id });
  expect(typesOf(await movements())).toEqual(['charge', 'refund', 'adjustment']);
  const [adjustment] = await movements({ type: 'adjustment' });
  expect(await stripe.balanceTransactions.retrieve(adjustment?.id ?? '')).toEqual(
    expect.objectContaining({ reporting_category: 'dispute', amount: -70_000 }),
  );
  const { created } = adjustment as Stripe.BalanceTransaction;
  expect(await movements({ created: { gte: created + 1 } })).toEqual([]);
  expect(await movements({ created: { lt: created - 60 } })).toEqual([]);
  const pages = await stripe.balanceTransactions.list({ limit: 2 }).autoPagingToArray({ limit: 9 });
  expect(typesOf(pages)).toEqual(['adjustment', 'refund', 'charge']);
  const misspelt = { typ: 'charge' } as Stripe.BalanceTransactionListParams;
  expect(await refusal(stripe.balanceTransactions.list(misspelt))).toMatchObject({
    code: 'parameter_unknown',
  });
});

test('a payout takes all there is, and knows what it is made of', async () => {
  const news = eventReader(stripe);
  const { id } = await pay(stripe, 200_000);
  await stripe.refunds.create({ payment_intent: id, amount: 50_000 });
  await news();
  const payout = await control<Stripe.Payout>('payouts');
  expect(await news()).toEqual(['balance.available', 'payout.created']);
  expect(payout).toMatchObject({ amount: 141_300, status: 'in_transit', automatic: true });
  expect(await amounts()).toEqual({ available: 0, pending: 0 });
  const parts = await movements({ payout: payout.id });
  expect(typesOf(parts)).toEqual(['charge', 'refund', 'payout']);
  expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(0);

  await pay(stripe, 100_000);
  const next = await control<Stripe.Payout>('payouts');
  expect(typesOf(await movements({ payout: next.id }))).toEqual(['charge', 'payout']);
  await expect(control('payouts')).rejects.toThrow('insufficient');
  expect((await stripe.payouts.list()).data.map((row) => row.id)).toEqual([next.id, payout.id]);
});

test('a payout of a chosen amount leaves the rest', async () => {
  await pay(stripe, 100_000, 'pm_card_bypassPending');
  expect(await amounts()).toEqual({ available: 95_476, pending: 0 });
  const payout = await control<Stripe.Payout>('payouts', { amount: 60_000 });
  expect(await amounts()).toEqual({ available: 35_476, pending: 0 });
  const parts = stripe.balanceTransactions.list({ payout: payout.id });
  expect(await refusal(parts)).toMatchObject({ param: 'payout' });
  await expect(control('payouts', { amount: 60_000 })).rejects.toThrow('insufficient');
});

test('a payout has arrived at the time that is given', async () => {
  await pay(stripe, 100_000);
  const { id, created } = await control<Stripe.Payout>('payouts');
  const arrived = created - 7 * 24 * 60 * 60;
  await control(`payouts/${id}`, { status: 'paid', arrived });
  expect(await stripe.payouts.retrieve(id)).toMatchObject({ arrival_date: arrived });
});

test('a payout arrives, and may come back even then', async () => {
  await pay(stripe, 100_000);
  const news = eventReader(stripe);
  const { id, amount, arrival_date, created } = await control<Stripe.Payout>('payouts');
  expect(arrival_date).toBeGreaterThan(created + 3600);
  const paid = await control<Stripe.Payout>(`payouts/${id}`, { status: 'paid' });
  expect(paid.arrival_date).toBeLessThan(created + 3600);
  const failed = await control<Stripe.Payout>(`payouts/${id}`, { status: 'failed' });
  expect((await news()).slice(-3)).toEqual(['payout.paid', 'payout.failed', 'balance.available']);
  expect(await stripe.payouts.retrieve(id)).toMatchObject({
    status: 'failed',
    failure_code: 'account_closed',
  });
  expect(await movements({ source: id })).toMatchObject([
    { type: 'payout', amount: -amount },
    { id: failed.failure_balance_transaction, type: 'payout_failure', amount },
  ]);
  expect((await amounts()).available).toBe(amount);
  await expect(control(`payouts/${id}`, { status: 'failed' })).rejects.toThrow('failed');
  expect((await control<Stripe.Payout>('payouts')).amount).toBe(amount);
});

test.each([
  ['createDispute', ['charge.dispute.created', 'charge.dispute.funds_withdrawn']],
  ['createDisputeInquiry', ['charge.dispute.created']],
  ['createIssuerFraudRecord', ['radar.early_fraud_warning.created']],
])("Stripe's card %s does so once it has paid", async (card, expected) => {
  const news = eventReader(stripe);
  await pay(stripe, 100_000, `pm_card_${card}`);
  expect((await news()).slice(3)).toEqual(expected);
});

test('an overview says what became of each payment', async () => {
  const { id } = await pay(stripe, 100_000);
  const refund = await stripe.refunds.create({ payment_intent: id, amount: 40_000 });
  const dispute = await control<Stripe.Dispute>('disputes', { payment_intent: id });
  await refusal(pay(stripe, 100_000, 'pm_card_chargeDeclined'));
  const reply = await fetch(`${standIn.url}/_control/payments`);
  expect(await reply.json()).toMatchObject({
    available: -134_800,
    pending: 95_476,
    payments: [
      {
        payment_intent: id,
        amount: 100_000,
        amount_refunded: 40_000,
        refunds: [{ id: refund.id }],
        disputes: [{ id: dispute.id }],
        warned: false,
      },
    ],
    payouts: [],
  });
});
