import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as operations from '#contract/operations.ts';
import { decideLoss, getLosses } from '#contract/chargebacks.ts';
import { getPagoDeCliente } from '#contract/payments.ts';
import { validateSession } from '#contract/session.ts';
import { makeAdmin } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { reconcilePayments } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { letTimePass, projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';
import { deliverWebhook, signedWebhook } from '#server/testing/stripe-webhook.ts';

// What happens at the provider without us (4 §A).

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

const TEAM = 'equipo@maestros.example';
const refundsOf = ({ id }: TestProject) =>
  test.services.db
    .selectFrom('refund')
    .selectAll()
    .where('proposal_id', '=', id)
    .orderBy('id')
    .execute();
const failedRefunds = async () =>
  (await test.call.send(operations.getFailedRefunds, {}, { as: admin })).devoluciones;
const facts = async () => (await test.call.send(operations.getFacts, {}, { as: admin })).hechos;
const lastEvent = async (project: TestProject) => (await project.view()).eventos.at(-1);
const expectBooks = async (rest = {}) =>
  expect(await proveBooks(test.services.db)).toMatchObject({ faults: [], ...rest });

/** A project that was paid and cancelled, with its refund sent. */
async function refunded() {
  const project = await projectIn(test, 'pagado');
  await project.cancel(project.professional);
  await test.work();
  const [refund] = await refundsOf(project);
  const { id = 0, id_refund, payment_id = 0 } = refund ?? {};
  return { project, id, providerId: id_refund ?? '', payment_id };
}

describe('a refund that fails after the provider called it done', () => {
  it('is owed again, told to both and the team, and sent anew', async () => {
    const { project, id, providerId, payment_id } = await refunded();
    const before = await proveBooks(test.services.db);
    await atBank(test, `refunds/${providerId}`, { status: 'failed' });
    await hearOfAll(test);
    await hearOfAll(test);
    expect(await lastEvent(project)).toMatchObject({ evento: 'devolucion_fallida', monto: 2000 });
    expect(await failedRefunds()).toMatchObject([{ id, monto: 2000, tardia: 1 }]);
    const told = test.sentTo(TEAM).filter((text) => text.includes('la dio por hecha'));
    expect(told).toEqual([expect.stringContaining(`/admin/pagos-de-clientes/${payment_id}`)]);
    await expectBooks({ returning: before.returning + 200_000 });

    await test.call.send(operations.retryRefund, { refund_id: id }, { as: admin });
    await test.work();
    const [again] = await refundsOf(project);
    expect(again).toMatchObject({ done_at: expect.any(Date), failed_late: false });
    expect(again?.id_refund).not.toBe(providerId);
    const last = { evento: 'devolucion_reenviada', monto: 2000 };
    expect(await lastEvent(project)).toMatchObject(last);
    // The old one has failed still.
    await hearOfAll(test);
    expect(await failedRefunds()).toEqual([]);
    expect(await lastEvent(project)).toMatchObject(last);
    await expectBooks({ returning: before.returning });
    // Its story still has the attempt that failed, and what that moved.
    const page = await test.call.send(getPagoDeCliente, { pago_id: payment_id }, { as: admin });
    expect(page.pago.reembolsos).toMatchObject([
      { estado: 'hecha', fallos: [{ motivo: 'rechazada', id_refund: providerId }] },
    ]);
    const kinds = page.pago.movimientos.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'devolucion_fallida')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'devuelto')).toHaveLength(2);
  });

  it('is found without any event, for thirty days', async () => {
    const { project, providerId } = await refunded();
    await letTimePass(test, 29 * DAY, reconcilePayments);
    expect((await refundsOf(project))[0]?.done_at).not.toBeNull();
    await atBank(test, `refunds/${providerId}`, { status: 'failed' });
    await letTimePass(test, DAY, reconcilePayments);
    const [failed] = await refundsOf(project);
    expect(failed).toMatchObject({ done_at: null, failed_late: true, watch_at: null });
    await test.call.send(operations.retryRefund, { refund_id: failed?.id ?? 0 }, { as: admin });
    await test.work();
  });

  it('is paid another way, once', async () => {
    const { project, id, providerId } = await refunded();
    await atBank(test, `refunds/${providerId}`, { status: 'failed' });
    await hearOfAll(test);
    const outside = {
      refund_id: id,
      como: 'transferencia',
      clave: '0041',
      motivo: 'Tarjeta dada de baja',
    };
    const settle = () => test.call.reply(operations.settleRefundOutside, outside, { as: admin });
    const replies = await Promise.all([settle(), settle()]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(replies.find(({ status }) => status === 404)?.mensaje).toMatch(
      / la pagó por fuera el \d.+, \d?\d:\d\d: transferencia, clave 0041\.$/,
    );
    expect(await lastEvent(project)).toMatchObject({
      evento: 'devuelto_por_fuera',
      monto: 2000,
      detalle: 'transferencia, clave 0041',
    });
    await hearOfAll(test);
    expect(await failedRefunds()).toEqual([]);
    await expectBooks();
    expect((await project.view()).devoluciones).toMatchObject([
      { estado: 'liquidada_por_fuera', monto: 2000 },
    ]);
    const [refund] = await refundsOf(project);
    const { pago } = await test.call.send(
      getPagoDeCliente,
      { pago_id: refund?.payment_id ?? 0 },
      { as: admin },
    );
    const { como, clave, motivo } = outside;
    expect(pago.reembolsos).toMatchObject([
      {
        estado: 'liquidada_por_fuera',
        por_fuera: { como, clave, motivo, por: expect.stringMatching(/\S/) },
      },
    ]);
  });
});

describe('a refund that was made in the provider’s dashboard', () => {
  const refundThere = async (project: TestProject, amount: number) => {
    const intent = await intentOf(test, project.id);
    const { id } = await atBank(test, 'refunds', { payment_intent: intent, amount });
    await hearOfAll(test);
    await hearOfAll(test);
    return id;
  };

  it('lowers what the project holds, and nothing asks for it again', async () => {
    const project = await projectIn(test, 'pagado');
    await refundThere(project, 50_000);
    expect(await project.view()).toMatchObject({ retenido: 1500, devuelto: 500, liberado: 0 });
    expect(await lastEvent(project)).toMatchObject({ evento: 'devuelto_en_proveedor', monto: 500 });
    expect(test.sentTo(TEAM)[0]).toContain('Ya está en los libros');
    await project.cancel(project.professional);
    await test.work();
    expect((await refundsOf(project)).map(({ amount }) => amount)).toEqual([50_000, 150_000]);
    await expectBooks();
  });

  it('settles what was owed to the card already, in part', async () => {
    const project = await projectIn(test, 'pagado');
    await atBank(test, 'refunds', { status: 'failed' });
    await project.cancel(project.professional);
    await test.work();
    await atBank(test, 'refunds', { status: 'succeeded' });
    await refundThere(project, 120_000);
    expect(
      (await refundsOf(project)).map(({ amount, done_at }) => [amount, done_at !== null]),
    ).toEqual([
      [80_000, false],
      [120_000, true],
    ]);
    await letTimePass(test, DAY, reconcilePayments);
    expect((await refundsOf(project)).every(({ done_at }) => done_at !== null)).toBe(true);
    expect((await project.view()).devuelto).toBe(2000);
    await expectBooks();
  });

  it('is a loss where it exceeds what is held', async () => {
    const project = await projectIn(test, 'pagado');
    await project.release(0.75);
    await refundThere(project, 60_000);
    const { undecided } = await proveBooks(test.services.db);
    expect(undecided).toBe(10_000);
    expect(await project.view()).toMatchObject({ retenido: 0, liberado: 1500, devuelto: 500 });
    expect(test.sentTo(TEAM)[0]).toContain('decide quién los pierde');
    await expectBooks();
  });

  it('is a loss where the same was paid another way before', async () => {
    const { project, id, providerId } = await refunded();
    await atBank(test, `refunds/${providerId}`, { status: 'failed' });
    await hearOfAll(test);
    const { undecided } = await proveBooks(test.services.db);
    const outside = {
      refund_id: id,
      como: 'transferencia' as const,
      clave: '0041',
      motivo: 'Baja',
    };
    await test.call.send(operations.settleRefundOutside, outside, { as: admin });
    const twice = await refundThere(project, 200_000);
    expect((await refundsOf(project)).map(({ amount }) => amount)).toEqual([200_000, 200_000]);
    await expectBooks({ undecided: undecided + 200_000 });
    // It fails as well: what nobody was owed is nobody's again.
    await atBank(test, `refunds/${twice}`, { status: 'failed' });
    await hearOfAll(test);
    await hearOfAll(test);
    expect(await failedRefunds()).toEqual([]);
    expect((await refundsOf(project)).map(({ amount }) => amount)).toEqual([200_000]);
    expect(await lastEvent(project)).toMatchObject({ evento: 'devolucion_de_mas', monto: 2000 });
    expect(test.sentTo(TEAM)[0]).toContain('nada se debe otra vez');
    await expectBooks({ undecided });
  });

  it('gives back what a professional was charged for one that did not arrive', async () => {
    const project = await projectIn(test, 'pagado', { precio: 3000 });
    await project.release(0.5);
    await project.cancel(project.professional);
    await test.work();
    const [first] = await refundsOf(project);
    await atBank(test, `refunds/${first?.id_refund}`, { status: 'failed' });
    await hearOfAll(test);
    const outside = { como: 'efectivo' as const, clave: 'Folio 2', motivo: 'Tarjeta cerrada' };
    const refund_id = first?.id ?? 0;
    await test.call.send(operations.settleRefundOutside, { refund_id, ...outside }, { as: admin });
    const balance = async () =>
      (await test.call.send(validateSession, {}, { as: project.professional })).user.balance;
    const earned = await balance();
    const { losses, debts } = await proveBooks(test.services.db);

    const twice = await refundThere(project, 200_000);
    const { perdidas } = await test.call.send(getLosses, {}, { as: admin });
    const { id: loss_id = 0 } = perdidas.at(-1) ?? {};
    const decision = { loss_id, cargo: 1800, motivo: 'Avisó que la tarjeta servía' };
    await test.call.send(decideLoss, decision, { as: admin });
    expect(await balance()).toBe(0);

    await atBank(test, `refunds/${twice}`, { status: 'failed' });
    await hearOfAll(test);
    expect(await balance()).toBe(earned);
    expect(await failedRefunds()).toEqual([]);
    expect(await proveBooks(test.services.db)).toMatchObject({ faults: [], losses, debts });
  });

  it('is owed again where its client has nothing of it otherwise', async () => {
    const project = await projectIn(test, 'pagado');
    await project.release(0.75);
    const kind = await refundThere(project, 60_000);
    const { undecided } = await proveBooks(test.services.db);
    await atBank(test, `refunds/${kind}`, { status: 'failed' });
    await hearOfAll(test);
    expect(await failedRefunds()).toMatchObject([{ monto: 600, tardia: 1 }]);
    await expectBooks({ undecided });
  });
});

describe('a fact that nobody handles', () => {
  beforeEach(async () => {
    await hearOfAll(test);
    for (const { id } of await facts())
      await test.call.send(operations.attendFact, { fact_id: id, nota: 'Visto' }, { as: admin });
  });

  it('waits for the team, never marked handled, and is stored once', async () => {
    const payload = JSON.stringify({
      id: 'evt_of_a_new_kind',
      object: 'event',
      type: 'account.updated',
      data: { object: { id: 'acct_1', object: 'account' } },
    });
    const secret = test.standIns.stripe.webhookSecret;
    const signature = test.stripe.webhooks.generateTestHeaderString({ payload, secret });
    for (let times = 0; times < 3; times++)
      expect((await deliverWebhook(test, { payload, signature })).statusCode).toBe(200);
    await test.work();
    expect(await facts()).toMatchObject([
      { id: 'evt_of_a_new_kind', tipo: 'account.updated', objeto: 'acct_1' },
    ]);
    const attend = () =>
      test.call.reply(
        operations.attendFact,
        { fact_id: 'evt_of_a_new_kind', nota: 'Cambio de logo' },
        { as: admin },
      );
    expect((await attend()).status).toBe(200);
    expect(await attend()).toMatchObject({
      status: 404,
      mensaje: expect.stringMatching(/ lo atendió el \d.+, \d?\d:\d\d: Cambio de logo\.$/),
    });
    expect(await facts()).toEqual([]);
  });

  it('is also one about a payment that is not ours', async () => {
    const foreign = await test.stripe.paymentIntents.create({ amount: 1000, currency: 'mxn' });
    await deliverWebhook(test, await signedWebhook(test, foreign.id, 'payment_intent.created'));
    await test.work();
    expect(await facts()).toMatchObject([{ objeto: foreign.id }]);
  });

  it('is one thing for all that is told of the same charge', async () => {
    const counted = async () =>
      (await test.call.send(operations.getPending, {}, { as: admin })).hechos;
    const foreign = await test.stripe.paymentIntents.create({
      amount: 1000,
      currency: 'mxn',
      payment_method: 'pm_card_visa',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    await hearOfAll(test);
    await hearOfAll(test);
    const [thing, ...others] = await facts();
    expect(others).toEqual([]);
    expect(thing?.objeto).toBe(foreign.id);
    expect(thing?.eventos.map(({ tipo }) => tipo)).toEqual(
      expect.arrayContaining(['payment_intent.created', 'payment_intent.succeeded']),
    );
    expect(await counted()).toBe(1);

    // What is told of it later waits anew; what was told before does not.
    const last = thing?.eventos.at(-1)?.id ?? '';
    await test.call.send(operations.attendFact, { fact_id: last, nota: 'Ajeno' }, { as: admin });
    expect([await facts(), await counted()]).toEqual([[], 0]);
    await test.stripe.refunds.create({ payment_intent: foreign.id });
    await hearOfAll(test);
    await hearOfAll(test);
    expect(await facts()).toMatchObject([{ objeto: foreign.id }]);
    expect(await counted()).toBe(1);
  });
});

it('a fact that is faster than the reply to us waits for it', async () => {
  const project = await projectIn(test, 'por_pagar');
  const intent = await project.prepare();
  const forget = (id_payment: string | null) =>
    test.services.db
      .updateTable('payment')
      .set({ id_payment })
      .where('proposal_id', '=', project.id)
      .execute();
  const fact = await signedWebhook(test, intent, 'payment_intent.created');
  await forget(null);
  await deliverWebhook(test, fact);
  await test.work();
  expect((await facts()).filter(({ objeto }) => objeto === intent)).toEqual([]);
  await forget(intent);
});

it('an open payment is asked for however old it is', async () => {
  const project = await projectIn(test, 'por_pagar');
  const intent = await project.prepare();
  await letTimePass(test, 60 * DAY, reconcilePayments);
  await test.stripe.paymentIntents.confirm(intent, {
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost/',
  });
  await letTimePass(test, 2 * DAY, reconcilePayments);
  expect(await project.view()).toMatchObject({ pagado: 2000 });
});
