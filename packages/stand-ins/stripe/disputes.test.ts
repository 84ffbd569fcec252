import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A paid intent that its cardholder disputes. */
async function disputed(options: object = {}, amount = 200_000) {
  const intent = await pay(stripe, amount);
  await news();
  const body = { payment_intent: intent.id, ...options };
  return provoke<Stripe.Dispute>(standIn.url, 'disputes', body);
}

const decide = (id: string, status: 'won' | 'lost') =>
  provoke<Stripe.Dispute>(standIn.url, `disputes/${id}/close`, { status });

test('a dispute takes the money and its price, marks the charge and keeps it from being refunded', async () => {
  const { id, payment_intent } = await disputed({ reason: 'product_not_received' });
  expect(await news()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
  const dispute = await stripe.disputes.retrieve(id, { expand: ['charge'] });
  expect(dispute).toMatchObject({
    amount: 200_000,
    status: 'needs_response',
    reason: 'product_not_received',
    is_charge_refundable: false,
    evidence_details: { has_evidence: false, past_due: false, submission_count: 0 },
    charge: { disputed: true },
  });
  expect(dispute.evidence_details.due_by).toBe(dispute.created + 9 * 24 * 60 * 60);
  expect(dispute.balance_transactions).toMatchObject([
    {
      amount: -200_000,
      fee: 34_800,
      net: -234_800,
      reporting_category: 'dispute',
      source: id,
      fee_details: [
        { type: 'stripe_fee', amount: 30_000 },
        { type: 'tax', amount: 4800 },
      ],
    },
  ]);
  const refund = stripe.refunds.create({ payment_intent: payment_intent as string });
  expect(await refusal(refund)).toMatchObject({ statusCode: 400, code: 'charge_disputed' });
});

test('disputes are found by their payment', async () => {
  const { id, payment_intent, charge } = await disputed();
  const byIntent = await stripe.disputes.list({ payment_intent: payment_intent as string });
  const byCharge = await stripe.disputes.list({ charge: charge as string });
  expect([byIntent, byCharge].map(({ data }) => data.map((found) => found.id))).toEqual([
    [id],
    [id],
  ]);
  expect(await refusal(stripe.disputes.retrieve('du_nobody'))).toMatchObject({ statusCode: 404 });
});

test('evidence can be kept, and is handed in once', async () => {
  const { id } = await disputed();
  await news();
  const kept = await stripe.disputes.update(id, {
    evidence: { customer_name: 'Nora' },
    submit: false,
  });
  expect(kept).toMatchObject({
    status: 'needs_response',
    evidence_details: { has_evidence: true, submission_count: 0 },
  });
  const handedIn = await stripe.disputes.update(id, { evidence: { service_date: '3 de mayo' } });
  expect(handedIn).toMatchObject({
    status: 'under_review',
    evidence: { customer_name: 'Nora', service_date: '3 de mayo', receipt: null },
    evidence_details: { submission_count: 1, submission_method: 'manual' },
  });
  expect(await news()).toEqual(['charge.dispute.updated', 'charge.dispute.updated']);
  const again = stripe.disputes.update(id, { evidence: { customer_name: 'Otra' } });
  expect((await refusal(again)).statusCode).toBe(400);
  expect(await stripe.disputes.update(id, { metadata: { caso: '7' } })).toMatchObject({
    metadata: { caso: '7' },
    evidence_details: { submission_count: 1 },
  });
});

test('evidence that Stripe does not take is refused and changes nothing', async () => {
  const { id } = await disputed();
  const { disputes } = stripe;
  const misspelt = { custumer_name: 'Nora' } as Stripe.DisputeUpdateParams.Evidence;
  expect(await refusal(disputes.update(id, { evidence: misspelt }))).toMatchObject({
    code: 'parameter_unknown',
    param: 'evidence[custumer_name]',
  });
  const long = { customer_name: 'Nora', uncategorized_text: 'á'.repeat(149_997) };
  expect(await refusal(disputes.update(id, { evidence: long }))).toMatchObject({
    statusCode: 400,
    param: 'evidence',
  });
  expect(await refusal(disputes.update(id, { evidence: { receipt: 'file_1' } }))).toMatchObject({
    statusCode: 404,
    param: 'evidence[receipt]',
  });
  expect((await refusal(disputes.update(id, { submit: true }))).statusCode).toBe(400);
  expect(await disputes.retrieve(id)).toMatchObject({
    status: 'needs_response',
    evidence_details: { has_evidence: false },
  });
  const late = await disputed({ due_in_days: 0 });
  const call = disputes.update(late.id, { evidence: { customer_name: 'Nora' } });
  expect((await refusal(call)).message).toContain('deadline');
});

test('a file of evidence is a picture or a PDF', async () => {
  const { id } = await disputed();
  const upload = (name: string, text: string) =>
    stripe.files.create({
      purpose: 'dispute_evidence',
      file: { data: Buffer.from(text), name, type: 'application/octet-stream' },
    });
  const file = await upload('caso.pdf', '%PDF-1.7 …');
  expect(file).toMatchObject({ filename: 'caso.pdf', type: 'pdf', purpose: 'dispute_evidence' });
  expect(await stripe.files.retrieve(file.id)).toMatchObject({ size: file.size });
  const handedIn = await stripe.disputes.update(id, { evidence: { uncategorized_file: file.id } });
  expect(handedIn.evidence.uncategorized_file).toBe(file.id);
  expect((await refusal(upload('caso.html', '<p>'))).statusCode).toBe(400);
  expect((await refusal(upload('caso.pdf', `%PDF${' '.repeat(5_000_000)}`))).statusCode).toBe(400);
});

test('a won dispute gives the money back, but not its price', async () => {
  const { id, payment_intent } = await disputed();
  await stripe.disputes.update(id, { evidence: { customer_name: 'Nora' } });
  await news();
  expect(await decide(id, 'won')).toMatchObject({
    status: 'won',
    balance_transactions: [{ net: -234_800 }, { net: 200_000, fee: 0 }],
  });
  expect(await news()).toEqual(['charge.dispute.funds_reinstated', 'charge.dispute.closed']);
  await expect(decide(id, 'lost')).rejects.toThrow('already closed');
  const refund = await stripe.refunds.create({ payment_intent: payment_intent as string });
  expect(refund.status).toBe('succeeded');
});

test('a lost dispute moves nothing more, unless the bank changes its mind', async () => {
  const { id } = await disputed();
  await news();
  expect(await decide(id, 'lost')).toMatchObject({ status: 'lost' });
  expect(await news()).toEqual(['charge.dispute.closed']);
  const late = stripe.disputes.update(id, { evidence: { customer_name: 'Nora' } });
  expect((await refusal(late)).message).toContain('closed');
  expect((await decide(id, 'won')).balance_transactions).toHaveLength(2);
});

test("Stripe's words for tests decide at once", async () => {
  const hand = async (uncategorized_text: string) => {
    const { id } = await disputed();
    return (await stripe.disputes.update(id, { evidence: { uncategorized_text } })).status;
  };
  expect([await hand('winning_evidence'), await hand('losing_evidence')]).toEqual(['won', 'lost']);
});

test('the platform can give in until it has handed something in', async () => {
  const { id } = await disputed();
  expect((await stripe.disputes.close(id)).status).toBe('lost');
  expect((await refusal(stripe.disputes.close(id))).statusCode).toBe(400);
  const answered = await disputed();
  await stripe.disputes.update(answered.id, { evidence: { customer_name: 'Nora' } });
  expect((await refusal(stripe.disputes.close(answered.id))).statusCode).toBe(400);
});

test('a bank that says no deadline takes evidence until it decides', async () => {
  const { id, evidence_details } = await disputed({ due_in_days: null });
  expect(evidence_details.due_by).toBeNull();
  const { status } = await stripe.disputes.update(id, {
    evidence: { uncategorized_text: 'Trabajo hecho' },
    submit: true,
  });
  expect(status).toBe('under_review');
});

test('an inquiry moves no money until it escalates', async () => {
  const { id, payment_intent } = await disputed({ inquiry: true });
  expect(await news()).toEqual(['charge.dispute.created']);
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    status: 'warning_needs_response',
    balance_transactions: [],
  });
  await stripe.refunds.create({ payment_intent: payment_intent as string, amount: 100 });
  expect(await provoke(standIn.url, `disputes/${id}/escalate`)).toMatchObject({
    status: 'needs_response',
    balance_transactions: [{ amount: -200_000 }],
  });
  const settled = await disputed({ inquiry: true });
  expect((await decide(settled.id, 'won')).status).toBe('warning_closed');
});

test('what was refunded is not disputed, and never more than was paid', async () => {
  const { id } = await pay(stripe, 50_000);
  await stripe.refunds.create({ payment_intent: id, amount: 20_000 });
  const open = (body: object) =>
    provoke<Stripe.Dispute>(standIn.url, 'disputes', { payment_intent: id, ...body });
  await expect(open({ amount: 50_001 })).rejects.toThrow('50000');
  await expect(open({ reason: 'boredom' })).rejects.toThrow('fraudulent');
  expect((await open({})).amount).toBe(30_000);
  await expect(open({ amount: 20_001 })).rejects.toThrow('20000');
});

test('an early fraud warning can be acted on until the charge is refunded', async () => {
  const { id } = await pay(stripe, 50_000);
  await news();
  const warning = await provoke<Stripe.Radar.EarlyFraudWarning>(
    standIn.url,
    'early_fraud_warnings',
    { payment_intent: id },
  );
  expect(await news()).toEqual(['radar.early_fraud_warning.created']);
  expect(warning.actionable).toBe(true);
  await stripe.refunds.create({ payment_intent: id });
  const { data } = await stripe.radar.earlyFraudWarnings.list({ payment_intent: id });
  expect(data).toMatchObject([{ id: warning.id, actionable: false }]);
});

test('a dispute survives a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  const stateFile = join(folder, 'stripe.jsonl');
  const before = await startStandIn({ stateFile });
  const { id } = await pay(before.stripe, 20_000);
  const dispute = await provoke<Stripe.Dispute>(before.url, 'disputes', { payment_intent: id });
  await before.close();
  const after = await startStandIn({ stateFile });
  expect(await after.stripe.disputes.retrieve(dispute.id)).toMatchObject(
    JSON.parse(JSON.stringify(dispute)),
  );
  await after.close();
  rmSync(folder, { recursive: true });
});
