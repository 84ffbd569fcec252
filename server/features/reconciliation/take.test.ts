import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMovements } from '#contract/ledger.ts';
import * as operations from '#contract/operations.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { makeAdmin } from '#demo/factories.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { settlePayment } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';
import { takeMovements } from './take.ts';

// Each movement of the provider's balance is in the books once (4 §B).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const take = () => takeMovements(test.services);
const books = () => proveBooks(test.services.db);
const balance = () => test.services.payments.balance();

/** Takes all movements, and expects the provider's account to be its balance and nothing to be booked twice. */
async function expectTaken(rest: object = {}) {
  await take();
  expect(await take()).toBe(0);
  const proved = await books();
  expect(proved).toMatchObject({ faults: [], atProvider: await balance(), ...rest });
  return proved;
}

describe('a charge', () => {
  it('costs 3.6 % and 3 MXN, and the tax on that is apart', async () => {
    const before = await expectTaken();
    await projectIn(test, 'pagado', { precio: 2000 });
    const after = await expectTaken();
    expect(after.atProvider - before.atProvider).toBe(200_000 - 8_700);
    expect(after.providerCosts - before.providerCosts).toBe(7_500);
    expect(after.tax - before.tax).toBe(1_200);
  });

  it('says of which project and payment its cost is', async () => {
    const project = await projectIn(test, 'pagado', { precio: 2000 });
    await take();
    const admin = sessionOf(await makeAdmin(test.services));
    const hoy = mexicoDay(test.services.clock().getTime());
    const asked = { desde: hoy, hasta: hoy, tipos: ['costo' as const] };
    const { movimientos } = await test.call.send(getMovements, asked, { as: admin });
    const { id: pago } = await test.services.db
      .selectFrom('payment')
      .select('id')
      .where('proposal_id', '=', project.id)
      .executeTakeFirstOrThrow();
    expect(movimientos[0]).toMatchObject({ proyecto: { id: project.id }, pago });
  });

  it('is booked whichever of the two comes first', async () => {
    const project = await projectIn(test, 'por_pagar');
    const id = await project.prepare();
    await test.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(await take()).toBe(1);
    await inTransaction(test.services.db, (trx) =>
      enqueue(trx, settlePayment, { providerId: id, event: null }),
    );
    await test.work();
    await expectTaken();
  });
});

describe('a refund', () => {
  it('is on its way while the provider has not finished it, and is not when it fails', async () => {
    const before = await expectTaken();
    const project = await projectIn(test, 'pagado');
    await atBank(test, 'refunds', { status: 'pending' });
    await project.cancel(project.professional);
    await test.work();
    const owed = { returning: before.returning + 200_000 };
    await expectTaken({ ...owed, toCards: before.toCards + 200_000 });
    const { data } = await test.stripe.refunds.list({
      payment_intent: await intentOf(test, project.id),
    });
    await atBank(test, `refunds/${data[0]?.id}`, { status: 'failed' });
    await expectTaken({ ...owed, toCards: before.toCards });
    await atBank(test, 'refunds', { status: 'succeeded' });
  });

  it('that fails after it was sent is in the balance again', async () => {
    const before = await expectTaken();
    const project = await projectIn(test, 'pagado');
    await project.cancel(project.professional);
    await test.work();
    const sent = await expectTaken({ returning: before.returning, toCards: before.toCards });
    const { data } = await test.stripe.refunds.list({
      payment_intent: await intentOf(test, project.id),
    });
    await atBank(test, `refunds/${data[0]?.id}`, { status: 'failed' });
    await take();
    await hearOfAll(test);
    const after = await expectTaken({ returning: before.returning + 200_000 });
    expect(after.atProvider).toBe(sent.atProvider + 200_000);
    expect(after.toCards).toBe(before.toCards);
  });
});

it('a dispute, its price and its end are booked once, by what settles them', async () => {
  const project = await projectIn(test, 'pagado');
  const { id } = await atBank(test, 'disputes', {
    payment_intent: await intentOf(test, project.id),
  });
  await take();
  await hearOfAll(test);
  await expectTaken();
  await atBank(test, `disputes/${id}/close`, { status: 'won' });
  await hearOfAll(test);
  await expectTaken();
});

describe('a payout of the provider', () => {
  it('is on its way to the bank until it arrives, and is not a fact that waits', async () => {
    const admin = sessionOf(await makeAdmin(test.services));
    const before = await expectTaken();
    const { id } = await atBank(test, 'payouts');
    await hearOfAll(test);
    await expectTaken({ atProvider: 0, toBank: before.toBank + before.atProvider });
    await atBank(test, `payouts/${id}`, { status: 'paid' });
    await hearOfAll(test);
    const arrived = { deposited: before.deposited + before.atProvider };
    await expectTaken({ atProvider: 0, toBank: before.toBank, ...arrived });
    const { hechos } = await test.call.send(operations.getFacts, {}, { as: admin });
    expect(hechos).toEqual([]);

    // The bank gives back what it had taken.
    await atBank(test, `payouts/${id}`, { status: 'failed' });
    await expectTaken({ ...before, movements: expect.any(Number) });
    await expectTaken();
    await test.work();
    expect(mailsOf(id)).toHaveLength(1);
    // The mail leads to what became of it.
    expect(mailsOf(id)[0]).toContain(`/admin/contabilidad?deposito=${id}`);
    const asked = { desde: '2020-01-01', hasta: '2020-01-01', deposito: id };
    const { suma, movimientos } = await test.call.send(getMovements, asked, { as: admin });
    expect(suma).toBeNull();
    expect(new Set(movimientos.map(({ tipo }) => tipo))).toEqual(
      new Set(['deposito_deshecho', 'deposito_regresado', 'deposito_llegado', 'deposito_enviado']),
    );
  });

  it('that fails before it arrives is in the balance again', async () => {
    const before = await expectTaken();
    const { id } = await atBank(test, 'payouts', { amount: 5_000 });
    await expectTaken({ toBank: 5_000 });
    await atBank(test, `payouts/${id}`, { status: 'failed' });
    await expectTaken({ ...before, movements: expect.any(Number) });
    await test.work();
    expect(mailsOf(id)).toHaveLength(1);
  });
});

/** What the team was mailed of a payout of the provider. */
const mailsOf = (id: string) =>
  test.sentTo('equipo@maestros.example').filter((text) => text.includes(id));
