import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProviderUnreachable } from '#server/adapters/payments/port.ts';
import { centavos } from '#domain/money.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { reconcilePayments, sendRefund as sendRefundJob } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, type TestProject } from '#server/testing/project.ts';
import { sendRefund } from './ask-provider.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  const books = await proveBooks(test.services.db);
  expect(books).toMatchObject({ faults: [], returning: 0, held: 0 });
  await test.close();
});

const refundsOf = (project: TestProject) =>
  test.services.db
    .selectFrom('refund')
    .selectAll()
    .where('proposal_id', '=', project.id)
    .orderBy('id')
    .execute();

async function atProvider(project: TestProject) {
  const { id_payment } = await test.services.db
    .selectFrom('payment')
    .select('id_payment')
    .where('proposal_id', '=', project.id)
    .executeTakeFirstOrThrow();
  return (await test.stripe.refunds.list({ payment_intent: id_payment ?? '' })).data;
}

/** Runs the sweep, ten minutes after the refund was last checked. */
async function sweep() {
  test.advance(11 * 60_000);
  await inTransaction(test.services.db, (trx) => enqueue(trx, reconcilePayments, {}));
  await test.work();
}

/** Replaces the provider's refund call while `during` runs. */
async function whileRefunding(
  refund: TestApp['services']['payments']['refund'],
  during: () => Promise<void>,
) {
  const { payments } = test.services;
  const usual = payments.refund;
  payments.refund = refund;
  try {
    await during();
  } finally {
    payments.refund = usual;
  }
}

it('a refund waits in the books while the provider is down, and is sent later', async () => {
  const project = await projectIn(test, 'pagado');
  const down = () => Promise.reject(new ProviderUnreachable('down'));
  await whileRefunding(down, async () => {
    expect(await project.cancel(project.professional)).toBe('success');
    await test.work();
  });
  expect((await project.view()).devuelto).toBe(2000);
  expect(await refundsOf(project)).toMatchObject([{ done_at: null, id_refund: null }]);
  const books = await proveBooks(test.services.db);
  expect(books).toMatchObject({ faults: [], returning: 200_000 });
  await sweep();
  expect(await atProvider(project)).toMatchObject([{ amount: 200_000 }]);
  expect((await refundsOf(project))[0]?.done_at).not.toBeNull();
});

it('a refund whose reply was lost is never made twice', async () => {
  const project = await projectIn(test, 'pagado');
  const { payments } = test.services;
  const really = payments.refund.bind(payments);
  const lost: typeof payments.refund = async (refund) => {
    await really(refund);
    throw new ProviderUnreachable('the answer was lost');
  };
  await whileRefunding(lost, async () => {
    await project.cancel(project.professional);
    await test.work();
  });
  const [made] = await atProvider(project);
  // Long after the provider has forgotten its idempotency keys.
  test.advance(5 * 24 * 3_600_000);
  await sweep();
  expect(await atProvider(project)).toHaveLength(1);
  expect(await refundsOf(project)).toMatchObject([{ id_refund: made?.id, amount: 200_000 }]);
});

it('a refund is made once, however often its job runs', async () => {
  const project = await projectIn(test, 'pagado');
  await project.cancel(project.professional);
  const [refund] = await refundsOf(project);
  const id = refund?.id ?? 0;
  await Promise.all(Array.from({ length: 4 }, () => sendRefund(test.services, id)));
  await inTransaction(test.services.db, (trx) => enqueue(trx, sendRefundJob, { id }));
  await test.work();
  expect(await atProvider(project)).toHaveLength(1);
});

it('a refund is not done while the provider is still processing it', async () => {
  const project = await projectIn(test, 'pagado');
  const pending = () =>
    Promise.resolve({
      id: 're_waiting',
      amount: centavos(200_000),
      status: 'pending' as const,
      key: null,
    });
  await whileRefunding(pending, async () => {
    await project.cancel(project.professional);
    await test.work();
  });
  expect(await refundsOf(project)).toMatchObject([{ done_at: null }]);
  await sweep();
  expect((await refundsOf(project))[0]?.done_at).not.toBeNull();
});

it('notices about refunds change nothing', async () => {
  const project = await projectIn(test, 'pagado');
  await project.cancel(project.professional);
  await test.work();
  const before = await project.view();
  const [refund] = await atProvider(project);
  const charge = await test.stripe.charges.retrieve(refund?.charge as string);
  const notices: readonly (readonly [string, object])[] = [
    ['charge.refunded', charge],
    ['refund.created', refund ?? {}],
    ['refund.updated', refund ?? {}],
  ];
  for (const [type, object] of notices) {
    const payload = JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object } });
    const { webhookSecret: secret } = test.standIns.stripe;
    const signature = test.stripe.webhooks.generateTestHeaderString({ payload, secret });
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
    expect(statusCode).toBe(200);
  }
  await test.work();
  expect(await project.view()).toEqual(before);
});

it('the database refuses to refund more than a payment brought', async () => {
  const project = await projectIn(test, 'pagado');
  await project.cancel(project.professional);
  const [refund] = await refundsOf(project);
  const { payment_id, proposal_id, created_at } = refund!;
  const another = { payment_id, proposal_id, created_at, amount: 1, motivo: 'disputa' };
  await expect(test.services.db.insertInto('refund').values(another).execute()).rejects.toThrow(
    'cannot give back that much',
  );
  await test.work();
});
