import { afterAll, beforeAll, expect, it } from 'vitest';
import { getChargebacks, getInquiries } from '#contract/chargebacks.ts';
import { getPending } from '#contract/operations.ts';
import { getPagoDeCliente } from '#contract/payments.ts';
import { DAY } from '#lib/mexico-time.ts';
import { makeAdmin } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';

// A bank that only asks about a payment (4 §A): until when, and how it ends.

let test: TestApp;
let as: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  as = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

const TEAM = 'equipo@maestros.example';

async function asked(due_in_days: number | null) {
  const project = await projectIn(test, 'pagado');
  const payment_intent = await intentOf(test, project.id);
  const body = { payment_intent, inquiry: true, due_in_days };
  const { id } = await atBank(test, 'disputes', body);
  await hearOfAll(test);
  return { id, project };
}
const heard = async (path: string, body = {}) => {
  await atBank(test, path, body);
  await hearOfAll(test);
};
const takenForFraud = async () => (await test.call.send(getPending, {}, { as })).avisos;
const warned = async () =>
  (await test.call.send(getInquiries, { de: 'redes' }, { as })).consultas.map(({ pago }) => pago);
const open = async (marca?: string) =>
  test.call.send(getInquiries, marca === undefined ? {} : { marca }, { as });
const idsOf = async () => (await open()).consultas.map(({ id }) => id);
const counted = async () => (await test.call.send(getPending, {}, { as })).consultas;
const mails = () => test.sentTo(TEAM);
const paymentOf = ({ id }: { id: number }) =>
  test.services.db
    .selectFrom('payment')
    .select('id')
    .where('proposal_id', '=', id)
    .executeTakeFirstOrThrow();
async function warningOf(project: { id: number }) {
  const { id: pago_id } = await paymentOf(project);
  return (await test.call.send(getPagoDeCliente, { pago_id }, { as })).pago.avisos[0];
}

it('waits for the team until the bank has its answer, the nearest deadline first, none at the end', async () => {
  const before = await counted();
  const never = await asked(null);
  expect(mails()[0]).toContain('No dijo hasta cuándo espera respuesta');
  const late = await asked(9);
  const soon = await asked(2);
  expect(mails()[0]).toContain('Espera respuesta hasta el');
  // Whose payment it is, and for what.
  expect(mails()[0]).toMatch(/^Pago de \$2,000\.00 MXN de .+ por «.+»\. /);
  expect(await idsOf()).toEqual([soon.id, late.id, never.id]);
  expect(await counted()).toBe(before + 3);
  const { consultas } = await open();
  expect(consultas.at(-1)).toMatchObject({ monto: 2000, motivo: 'fraudulent', vence: null });
  const place = `${Date.parse(consultas[1]?.vence ?? '')}.${late.id}`;
  expect((await open(place)).consultas.map(({ id }) => id)).toEqual([never.id]);
  // It is no chargeback: nothing is frozen.
  expect((await test.call.send(getChargebacks, {}, { as })).contracargos).toEqual([]);
  expect(await never.project.release(0.5)).toBe('success');
  expect(await warningOf(never.project)).toMatchObject({ vence: null, cerrado_at: null });

  await heard(`disputes/${never.id}/close`, { status: 'won' });
  expect(await idsOf()).toEqual([soon.id, late.id]);
  expect(await warningOf(never.project)).toMatchObject({ cerrado_at: expect.any(String) });
  expect(mails()[0]).toContain('cerró su consulta');

  await heard(`disputes/${soon.id}/escalate`);
  expect(await idsOf()).toEqual([late.id]);
  const { contracargos } = await test.call.send(getChargebacks, {}, { as });
  expect(contracargos.map(({ id_dispute }) => id_dispute)).toEqual([soon.id]);
  // One that took the payment back is a chargeback, and counts among those.
  expect(await counted()).toBe(before + 1);
});

it('whose deadline has passed is told so, and stands after those that can still be answered', async () => {
  const past = await asked(-3650);
  expect(mails()[0]).toMatch(
    /Esperaba respuesta hasta el .*: ya no la recibe, y puede retirar el dinero\. Revísalo: /,
  );
  expect(mails()[0]).not.toContain('Contéstale');
  const never = await asked(null);
  const soon = await asked(1);
  const of = [past.id, never.id, soon.id];
  const { consultas } = await open();
  expect(consultas.map(({ id }) => id).filter((id) => of.includes(id))).toEqual([
    soon.id,
    never.id,
    past.id,
  ]);
});

it('that is over before anybody heard of it asks for nothing', async () => {
  const project = await projectIn(test, 'pagado');
  const before = mails().length;
  const payment_intent = await intentOf(test, project.id);
  const { id } = await atBank(test, 'disputes', { payment_intent, inquiry: true });
  await heard(`disputes/${id}/close`, { status: 'won' });
  expect(await warningOf(project)).toMatchObject({ cerrado_at: expect.any(String) });
  expect(mails()).toHaveLength(before);
});

it('a payment that its card’s network takes for fraud is listed while that can be prevented', async () => {
  const warn = async () => {
    test.advance(1000);
    const project = await projectIn(test, 'pagado');
    const payment_intent = await intentOf(test, project.id);
    await heard('early_fraud_warnings', { payment_intent });
    const { id: pago } = await paymentOf(project);
    return { project, payment_intent, pago };
  };
  const [kept, taken, returned] = [await warn(), await warn(), await warn()];
  expect(await warned()).toEqual([kept.pago, taken.pago, returned.pago]);
  expect(await takenForFraud()).toBe(3);
  expect((await idsOf()).filter((id) => id.startsWith('issfr'))).toEqual([]);
  await heard('disputes', { payment_intent: taken.payment_intent });
  await returned.project.cancel(returned.project.client);
  expect(await warned()).toEqual([kept.pago]);
  expect(await takenForFraud()).toBe(1);
  await test.services.db
    .updateTable('fraud_warning')
    .set({ created_at: new Date(test.services.clock().getTime() - 121 * DAY) })
    .where('payment_id', '=', kept.pago)
    .execute();
  expect(await warned()).toEqual([]);
});

it('a chargeback without a deadline says so, and is closed like any other', async () => {
  const project = await projectIn(test, 'pagado');
  const payment_intent = await intentOf(test, project.id);
  const { id } = await atBank(test, 'disputes', { payment_intent, due_in_days: null });
  await hearOfAll(test);
  expect(mails()[0]).toContain('No dijo hasta cuándo acepta pruebas');
  const stored = async () =>
    (await test.call.send(getChargebacks, {}, { as })).contracargos.find(
      ({ id_dispute }) => id_dispute === id,
    );
  expect(await stored()).toMatchObject({ vence: null });
  await heard(`disputes/${id}/close`, { status: 'won' });
  expect(await stored()).toBeUndefined();
});
