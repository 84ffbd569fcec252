import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decideLoss, getChargebacks, getLosses, getOwnDebts } from '#contract/chargebacks.ts';
import { getPagoDeCliente } from '#contract/payments.ts';
import { getOwnPayoutProjects, getOwnPayouts } from '#contract/payouts.ts';
import { makeClient } from '#demo/factories.ts';
import { dismissTeam } from '#server/features/approvals/testing.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { makePayouts } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { letTimePass, projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';
import { CLABE, comingWednesday, noticesOf, paidOut, payable, teamOf, userOf } from './testing.ts';
import { sealed, sealsOf } from '#server/db/sealed/index.ts';

// Payouts of somebody who owes something for a payment that a bank took back (4 §A).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
});
afterAll(() => test.close());

/** Somebody whose 472 MXN have arrived at their bank, and whose payment the card's bank takes back since. */
async function disputed() {
  // Whoever is alone in the team decides alone.
  await dismissTeam(test);
  const one = await paidOut(test);
  const { proyectos } = await test.call.send(
    getOwnPayoutProjects,
    { payout_id: one.id },
    { as: one.professional },
  );
  await one.send();
  await one.pay();
  const { id: dispute } = await atBank(test, 'disputes', {
    payment_intent: await intentOf(test, proyectos[0]?.id_proposal ?? 0),
  });
  await hearOfAll(test);
  await hearOfAll(test);
  return { one, dispute };
}

/** Somebody whose 472 MXN have arrived at their bank, and who owes so much for them since. */
async function indebted(cargo = 100) {
  const { one, dispute } = await disputed();
  await atBank(test, `disputes/${dispute}/close`, { status: 'lost' });
  await hearOfAll(test);
  await hearOfAll(test);
  const { as } = one.team;
  const { contracargos } = await test.call.send(getChargebacks, {}, { as });
  const loss = contracargos.find(({ id_dispute }) => id_dispute === dispute)?.perdida?.id ?? 0;
  await test.call.send(decideLoss, { loss_id: loss, cargo, motivo: 'Sin fotos' }, { as });
  return one;
}

it('one that came back says what of it a debt took, in the list, the notice and the debt’s story', async () => {
  const one = await indebted();
  await one.comeBack();
  const as = one.professional;
  const { payouts } = await test.call.send(getOwnPayouts, {}, { as });
  expect(payouts).toMatchObject([{ estado: 'devuelto', monto: 472, adeudo: 100 }]);
  const { balance, payment_method } = await userOf(test, one);
  expect(balance).toBe(372);
  expect(payment_method?.devuelto).toMatchObject({ monto: 472, adeudo: 100 });
  expect((await noticesOf(test, one.accountId)).at(-1)?.msg).toContain(
    'De ese dinero, $100.00 MXN cubrieron tu adeudo y $372.00 MXN están otra vez en tu saldo.',
  );
  const { adeudos } = await test.call.send(getOwnDebts, {}, { as });
  expect(adeudos).toMatchObject([{ cobros: [{ monto: 100, de: 'pago', titulo: null }] }]);
});

it('one that a debt takes as a whole, or that is kept for a chargeback, is said to be in no balance', async () => {
  const owing = await indebted(500);
  await owing.comeBack();
  expect((await noticesOf(test, owing.accountId)).at(-1)?.msg).toContain(
    'De ese dinero, $472.00 MXN cubrieron tu adeudo. Mientras',
  );

  const { one } = await disputed();
  await one.comeBack();
  const { payouts } = await test.call.send(getOwnPayouts, {}, { as: one.professional });
  expect(payouts).toMatchObject([{ estado: 'devuelto', monto: 472, adeudo: 0, reservado: 472 }]);
  const { balance, reservado, payment_method } = await userOf(test, one);
  expect([balance, reservado]).toEqual([0, 472]);
  expect(payment_method?.devuelto).toMatchObject({ adeudo: 0, reservado: 472 });
  expect((await noticesOf(test, one.accountId)).at(-1)?.msg).toContain(
    'De ese dinero, $472.00 MXN quedaron reservados mientras el banco de una tarjeta decide sobre un pago. Mientras',
  );
});

it('one after a debt lists its releases less what the debt took, which no later one lists', async () => {
  const one = await indebted();
  const { professional } = one;
  const client = sessionOf(await makeClient(test.services));
  const next = await projectIn(test, 'pagado', { people: { client, professional } });
  await next.release(0.25);
  await comingWednesday(test);
  await next.release(0.25);
  await comingWednesday(test);
  const as = professional;
  const { payouts } = await test.call.send(getOwnPayouts, {}, { as });
  const of = async (payout_id: number) =>
    (await test.call.send(getOwnPayoutProjects, { payout_id }, { as })).proyectos;
  expect(payouts.map(({ monto }) => monto)).toEqual([475, 372, 472]);
  const [last, middle] = payouts;
  expect(await of(middle?.id ?? 0)).toMatchObject([{ monto: 372, adeudo: 100, parte: false }]);
  expect(await of(last?.id ?? 0)).toMatchObject([{ monto: 475, adeudo: 0, parte: false }]);
});

describe('a debt takes of the balance at once', () => {
  /** Somebody with 472 MXN in their balance, of whose payment somebody refunded all at the provider. */
  async function refunded() {
    const one = await payable(test);
    await atBank(test, 'refunds', { payment_intent: await intentOf(test, one.id) });
    await hearOfAll(test);
    await hearOfAll(test);
    await dismissTeam(test);
    const { as } = await teamOf(test);
    const decided = async () => {
      const { perdidas } = await test.call.send(getLosses, { estado: 'decididas' }, { as });
      const [loss] = perdidas;
      const { pago } = await test.call.send(getPagoDeCliente, { pago_id: loss?.pago }, { as });
      return { loss, pago };
    };
    const charge = async (cargo: number, by = as) => {
      const { perdidas } = await test.call.send(getLosses, {}, { as: by });
      const loss_id = perdidas.at(-1)?.id ?? 0;
      await test.call.send(decideLoss, { loss_id, cargo, motivo: 'Sin fotos' }, { as: by });
    };
    return { ...one, charge, decided };
  }
  const made = async (one: Awaited<ReturnType<typeof payable>>) => {
    const as = one.professional;
    const { payouts } = await test.call.send(getOwnPayouts, {}, { as });
    const of = async (payout_id: number) =>
      (await test.call.send(getOwnPayoutProjects, { payout_id }, { as })).proyectos;
    return Promise.all(
      payouts.map(async ({ id, monto }) => [monto, (await of(id)).map((part) => part.monto)]),
    );
  };

  it('and the payout is what is left; no later one lists what it took', async () => {
    const one = await refunded();
    await one.charge(100);
    const as = one.professional;
    expect(await userOf(test, one)).toMatchObject({ balance: 372, adeudo: 0 });
    const { adeudos } = await test.call.send(getOwnDebts, {}, { as });
    expect(adeudos).toMatchObject([
      { cargo: 100, monto: 100, cobrado: 100, cobros: [{ monto: 100, de: 'saldo', titulo: null }] },
    ]);
    const { loss, pago } = await one.decided();
    const decision = { cargo: 100, motivo: 'Sin fotos', decidido_por: expect.any(String) };
    expect(loss).toMatchObject({ monto: 500, decision });
    expect(pago.perdidas).toMatchObject([{ monto: 500, deudor: 'Ramón Ríos', ...decision }]);
    expect(pago.movimientos.map(({ kind }) => kind)).toContain('perdida');
    await comingWednesday(test);
    const client = sessionOf(await makeClient(test.services));
    const next = await projectIn(test, 'pagado', { people: { client, professional: as } });
    await next.release(0.25);
    await comingWednesday(test);
    expect(await made(one)).toEqual([
      [472, [472]],
      [372, [372]],
    ]);
  });

  it('and of the next releases what the balance did not have', async () => {
    const one = await refunded();
    await one.charge(500);
    expect(await userOf(test, one)).toMatchObject({ balance: 0, adeudo: 28 });
    const client = sessionOf(await makeClient(test.services));
    const people = { client, professional: one.professional };
    const next = await projectIn(test, 'pagado', { people });
    await next.release(0.25);
    expect(await userOf(test, one)).toMatchObject({ balance: 444, adeudo: 0 });
  });

  it('while a Wednesday pays it out: the one or the other has it, and nobody waits for ever', async () => {
    const one = await refunded();
    await comingWednesday(test, -1000);
    await dismissTeam(test);
    const { as } = await teamOf(test);
    await Promise.all([letTimePass(test, 1000, makePayouts), one.charge(100, as)]);
    const { en_camino, adeudo, balance } = await userOf(test, one);
    expect([
      [372, 0, 0],
      [472, 100, 0],
    ]).toContainEqual([en_camino, adeudo, balance]);
  });

  it('also of one that a Wednesday has begun to pay out', async () => {
    const one = await refunded();
    const { db } = test.services;
    const method = db.updateTable('payment_method').where('account_id', '=', one.accountId);
    await method
      .set({ numero_sealed: sealsOf(db).seal('payment_method.numero', 'nothing') })
      .execute();
    await comingWednesday(test);
    await one.charge(100);
    await method.set(sealed(db, 'payment_method.numero', CLABE)).execute();
    await letTimePass(test, 0, makePayouts);
    expect(await made(one)).toEqual([[372, [372]]]);
  });
});
