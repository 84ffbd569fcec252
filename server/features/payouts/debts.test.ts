import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { decideLoss, getChargebacks, getOwnDebts } from '#contract/chargebacks.ts';
import { getOwnPayoutProjects, getOwnPayouts } from '#contract/payouts.ts';
import { makeClient } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';
import { comingWednesday, noticesOf, paidOut, userOf } from './testing.ts';

// Payouts of somebody who owes something for a payment that a bank took back (4 §A).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
});
afterAll(() => test.close());

/** Somebody whose 472 MXN have arrived at their bank, and who owes 100 of them since. */
async function indebted() {
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
  await atBank(test, `disputes/${dispute}/close`, { status: 'lost' });
  await hearOfAll(test);
  await hearOfAll(test);
  const { as } = one.team;
  const { contracargos } = await test.call.send(getChargebacks, {}, { as });
  const loss = contracargos.find(({ id_dispute }) => id_dispute === dispute)?.perdida?.id ?? 0;
  await test.call.send(decideLoss, { loss_id: loss, cargo: 100, motivo: 'Sin fotos' }, { as });
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
    'De ese dinero, $100.00 MXN cubrieron tu adeudo y lo demás está otra vez en tu saldo.',
  );
  const { adeudos } = await test.call.send(getOwnDebts, {}, { as });
  expect(adeudos).toMatchObject([{ cobros: [{ monto: 100, de: 'pago', titulo: null }] }]);
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
