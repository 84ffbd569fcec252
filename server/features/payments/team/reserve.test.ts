import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideLoss, getChargebacks } from '#contract/chargebacks.ts';
import { getPagoDeCliente } from '#contract/payments.ts';
import { makeAdmin } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';

// What a chargeback keeps of a professional's money is told on the page of its payment (issue 17).

let test: TestApp;
let as: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  as = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

it('a reserve is a line when it is made, when it is taken and when the rest is free, and ends at nothing', async () => {
  const project = await projectIn(test, 'pagado');
  await project.release(0.5);
  const payment_intent = await intentOf(test, project.id);
  const heard = async (path: string, body: object) => {
    const { id } = await atBank(test, path, body);
    await hearOfAll(test);
    await hearOfAll(test);
    return id;
  };
  const dispute = await heard('disputes', { payment_intent });
  const { id: pago_id } = await test.services.db
    .selectFrom('payment')
    .select('id')
    .where('id_payment', '=', payment_intent)
    .executeTakeFirstOrThrow();
  const reserves = async () =>
    (await test.call.send(getPagoDeCliente, { pago_id }, { as })).pago.movimientos.flatMap(
      ({ kind, partidas }) =>
        partidas.flatMap(({ cuenta, amount }) => (cuenta === 'reserva' ? [[kind, amount]] : [])),
    );
  const made = await reserves();
  expect(made).toEqual([['reserva', 947]]);
  await heard(`disputes/${dispute}/close`, { status: 'lost' });
  const { contracargos } = await test.call.send(getChargebacks, {}, { as });
  const loss_id = contracargos.find(({ id_dispute }) => id_dispute === dispute)?.perdida?.id ?? 0;
  await test.call.send(decideLoss, { loss_id, cargo: 400, motivo: 'Sin pruebas' }, { as });
  const after = await reserves();
  expect(after).toEqual([...made, ['perdida', -400], ['reserva', -547]]);
});

it('what they owe for it beyond the reserve is a line when it is taken of what they earn later', async () => {
  const project = await projectIn(test, 'finalizada');
  const payment_intent = await intentOf(test, project.id);
  const { id } = await atBank(test, 'disputes', { payment_intent });
  await hearOfAll(test);
  await atBank(test, `disputes/${id}/close`, { status: 'lost' });
  await hearOfAll(test);
  const { contracargos } = await test.call.send(getChargebacks, {}, { as });
  const { perdida, pago: pago_id } = contracargos.find(({ id_dispute }) => id_dispute === id)!;
  const decided = { loss_id: perdida?.id ?? 0, cargo: 2000, motivo: 'Sin pruebas' };
  await test.call.send(decideLoss, decided, { as });
  const owed = async () =>
    (await test.call.send(getPagoDeCliente, { pago_id }, { as })).pago.movimientos.flatMap(
      ({ kind, partidas }) =>
        partidas.flatMap(({ cuenta, amount }) => (cuenta === 'adeudo' ? [[kind, amount]] : [])),
    );
  const [[, debt] = []] = await owed();
  expect(debt).toBeLessThan(0);
  const next = await projectIn(test, 'pagado', { people: project });
  await next.release(0.5);
  expect(await owed()).toEqual([
    ['perdida', debt],
    ['cobro_adeudo', -Number(debt)],
  ]);
});

it('what a bank took is a line as soon as it is heard of, with the day when it did where that is another', async () => {
  const taken = async () => {
    const project = await projectIn(test, 'pagado');
    const payment_intent = await intentOf(test, project.id);
    await atBank(test, 'disputes', { payment_intent });
    await hearOfAll(test);
    await test.work();
    const { id: pago_id } = await test.services.db
      .selectFrom('payment')
      .select('id')
      .where('id_payment', '=', payment_intent)
      .executeTakeFirstOrThrow();
    const admin = sessionOf(await makeAdmin(test.services));
    const { pago } = await test.call.send(getPagoDeCliente, { pago_id }, { as: admin });
    return pago.movimientos.find(({ kind }) => kind === 'contracargo');
  };
  expect(await taken()).toMatchObject({ ocurrio_at: null });
  // The provider's own clock stays where it is.
  test.advance(20 * 365 * DAY);
  expect(await taken()).toMatchObject({ ocurrio_at: expect.stringMatching(/^20\d\d-/) });
});
