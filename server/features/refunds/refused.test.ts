import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  getFailedRefunds,
  getPending,
  retryRefund,
  settleRefundOutside,
} from '#contract/operations.ts';
import { getQueue } from '#contract/queue.ts';
import { makeAdmin } from '#demo/factories.ts';
import { ProviderRefused } from '#server/adapters/payments/port.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { reconcilePayments } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { atBank } from '#server/testing/provider.ts';
import { letTimePass, projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { sendRefund } from './ask-provider.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(async () => {
  await nowRefunds('succeeded');
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
});
afterAll(() => test.close());

/** Sets how refunds end at the provider. */
const nowRefunds = (status: 'succeeded' | 'pending' | 'failed') =>
  fetch(`${test.standIns.stripe.url}/_control/refunds`, {
    method: 'POST',
    body: JSON.stringify({ status }),
  });

/** A project that was paid 2,000 MXN and cancelled, whose refund ends as given. */
async function cancelled(status: 'pending' | 'failed') {
  const project = await projectIn(test, 'pagado');
  await nowRefunds(status);
  expect(await project.cancel(project.professional)).toBe('success');
  await test.work();
  return project;
}

const refundOf = ({ id }: TestProject) =>
  test.services.db
    .selectFrom('refund')
    .selectAll()
    .where('proposal_id', '=', id)
    .executeTakeFirstOrThrow();

/** The statuses of a project's refunds at the provider, oldest first. */
async function atProvider({ id }: TestProject) {
  const { id_payment } = await test.services.db
    .selectFrom('payment')
    .select('id_payment')
    .where('proposal_id', '=', id)
    .executeTakeFirstOrThrow();
  const { data } = await test.stripe.refunds.list({ payment_intent: id_payment ?? '', limit: 100 });
  return data.toReversed().map(({ status }) => status);
}

const sweepAfter = (milliseconds: number) => letTimePass(test, milliseconds, reconcilePayments);

/** Advances the clock in steps, running the sweep after each. */
async function wait(milliseconds: number, step = 30 * MINUTE) {
  for (let waited = 0; waited < milliseconds; waited += step) await sweepAfter(step);
}

async function team() {
  const as = sessionOf(await makeAdmin(test.services));
  return {
    left: async () => (await test.call.send(getFailedRefunds, {}, { as })).devoluciones,
    count: async () => (await test.call.send(getPending, {}, { as })).devoluciones,
    retry: async (refund_id: number) => {
      const reply = await test.call.reply(retryRefund, { refund_id }, { as });
      return 'code' in reply ? reply.code : 'success';
    },
    settle: async (refund_id: number) => {
      const input = { refund_id, como: 'efectivo', clave: 'R-1', motivo: 'Vino a la oficina.' };
      const reply = await test.call.reply(settleRefundOutside, input, { as });
      return 'code' in reply ? reply.code : 'success';
    },
    cases: async () =>
      (await test.call.send(getQueue, { tipo: 'devolucion' }, { as })).casos.map(
        ({ clave }) => clave,
      ),
    refusal: async (refund_id: number) =>
      (await test.call.reply(retryRefund, { refund_id }, { as })).mensaje,
  };
}

describe('a refund that the provider refuses', () => {
  it('is tried ten times in three days, then has failed until the team retries it', async () => {
    const project = await cancelled('failed');
    expect(await refundOf(project)).toMatchObject({ tries: 1, failed_at: null, done_at: null });
    await sweepAfter(4 * MINUTE);
    expect(await atProvider(project)).toEqual(['failed']);
    await sweepAfter(2 * MINUTE);
    expect(await atProvider(project)).toHaveLength(2);
    expect(await (await team()).left()).toMatchObject([
      { intentos: 2, siguiente_at: expect.any(String) },
    ]);
    await wait(75 * HOUR);
    expect(await atProvider(project)).toHaveLength(10);
    await wait(48 * HOUR, 6 * HOUR);
    expect(await atProvider(project)).toHaveLength(10);

    const admins = await team();
    const { id } = await refundOf(project);
    const [left] = await admins.left();
    expect(left).toMatchObject({
      id,
      persona: { keylogin: project.client.keylogin },
      monto: 2000,
      motivo: 'rechazada',
      detalle: '',
      intentos: 10,
      siguiente_at: null,
    });
    expect(await admins.count()).toBe(1);
    expect(await proveBooks(test.services.db)).toMatchObject({ faults: [], returning: 200_000 });

    await nowRefunds('succeeded');
    const retried = await Promise.all(Array.from({ length: 50 }, () => admins.retry(id)));
    expect(retried.filter((code) => code === 'success')).toHaveLength(1);
    expect(new Set(retried)).toEqual(new Set(['success', 'refund_not_found']));
    await test.work();
    expect(await atProvider(project)).toEqual([...Array(10).fill('failed'), 'succeeded']);
    expect((await refundOf(project)).done_at).not.toBeNull();
    expect(await admins.left()).toEqual([]);
    expect(await admins.count()).toBe(0);
    expect(await (await team()).refusal(id)).toMatch(
      /^Esta devolución ya se reintentó o ya se hizo\. \S.+ la reintentó el \d+ \S+ \d{4}, \d?\d:\d\d\.$/,
    );
    expect(await proveBooks(test.services.db)).toMatchObject({ returning: 0 });
    const logged = await test.services.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('subject', '=', 'refund')
      .execute();
    expect(logged).toEqual([{ action: 'reintentar_devolucion', after: { monto: 200_000 } }]);
  });

  it('has failed after its last try, and all are told, also that it went out again', async () => {
    const project = await cancelled('failed');
    const told = async () =>
      (await project.view()).eventos
        .map(({ evento }) => evento)
        .filter((evento) => evento.startsWith('devolucion_'));
    const mailed = () =>
      test.standIns.outbox
        .list()
        .filter(({ subject }) => subject === 'Stripe no aceptó una devolución de $2,000.00 MXN')
        .length;
    const before = mailed();
    await wait(48 * HOUR);
    expect(await told()).toEqual([]);
    await wait(27 * HOUR);
    expect(await told()).toEqual(['devolucion_fallida']);
    expect(mailed()).toBe(before + 1);
    const { id } = await refundOf(project);
    const admins = await team();
    expect(await admins.left()).toMatchObject([{ id, motivo: 'rechazada' }]);
    await nowRefunds('succeeded');
    expect(await admins.retry(id)).toBe('success');
    await test.work();
    expect(await told()).toEqual(['devolucion_fallida', 'devolucion_reenviada']);
    expect(mailed()).toBe(before + 1);
  });

  it('is asked for anew after the provider broke down, once', async () => {
    const project = await projectIn(test, 'pagado');
    await atBank(test, 'faults', { match: 'POST /v1/refunds', kind: '500', times: 3 });
    await project.cancel(project.professional);
    await test.work();
    await atBank(test, 'faults', {});
    await wait(3 * HOUR);
    expect(await atProvider(project)).toEqual(['succeeded']);
    expect((await refundOf(project)).done_at).not.toBeNull();
  });

  it('is seen by the team from the first refusal on, with what can be done and when it is tried again', async () => {
    const admins = await team();
    const project = await cancelled('failed');
    const { id, next_at } = await refundOf(project);
    expect(await admins.left()).toMatchObject([
      { id, intentos: 1, motivo: 'rechazada', siguiente_at: next_at.toISOString() },
    ]);
    expect(await admins.count()).toBe(1);
    expect(await admins.cases()).toEqual([String(id)]);
    await nowRefunds('succeeded');
    const retried = await Promise.all([admins.retry(id), admins.retry(id)]);
    expect(retried.toSorted()).toEqual(['refund_not_found', 'success']);
    expect(await admins.left()).toEqual([]);
    await test.work();
    expect(await atProvider(project)).toEqual(['failed', 'succeeded']);
    // Nobody had been told that it failed, so nobody is told that it is on its way after all.
    expect((await project.view()).eventos.map(({ evento }) => evento)).not.toContain(
      'devolucion_reenviada',
    );

    const other = await cancelled('failed');
    const { id: outside } = await refundOf(other);
    expect(await admins.settle(outside)).toBe('success');
    expect(await admins.cases()).toEqual([]);
    await wait(3 * HOUR);
    expect(await atProvider(other)).toEqual(['failed']);
  });

  it('by a provider that is away is no case', async () => {
    const admins = await team();
    const project = await projectIn(test, 'pagado');
    await atBank(test, 'faults', { match: 'POST /v1/refunds', kind: '500', times: 3 });
    await project.cancel(project.professional);
    await test.work();
    expect(await admins.cases()).toEqual([]);
    await atBank(test, 'faults', {});
    await wait(3 * HOUR);
    expect(await atProvider(project)).toEqual(['succeeded']);
  });

  it('is requested and counted once by fifty jobs at the same moment', async () => {
    const project = await cancelled('failed');
    const { id } = await refundOf(project);
    test.advance(6 * MINUTE);
    await Promise.all(Array.from({ length: 50 }, () => sendRefund(test.services, id)));
    expect(await refundOf(project)).toMatchObject({ tries: 2 });
    expect(await atProvider(project)).toEqual(['failed', 'failed']);
    await nowRefunds('succeeded');
    test.advance(HOUR);
    await Promise.all(Array.from({ length: 50 }, () => sendRefund(test.services, id)));
    expect(await atProvider(project)).toEqual(['failed', 'failed', 'succeeded']);
  });

  it('with its own message is counted too, and shown without numbers', async () => {
    const { payments } = test.services;
    const usual = payments.refund;
    payments.refund = () =>
      Promise.reject(new ProviderRefused('Stripe refused: invalid_request_error charge 123456'));
    const project = await projectIn(test, 'pagado');
    await project.cancel(project.professional);
    await test.work();
    await wait(75 * HOUR);
    payments.refund = usual;
    const admins = await team();
    expect(await admins.left()).toMatchObject([
      {
        motivo: 'no_aceptada',
        detalle: 'Stripe refused: invalid_request_error charge •••',
        intentos: 10,
      },
    ]);
    const { id } = await refundOf(project);
    expect(await admins.retry(id)).toBe('success');
    await test.work();
    expect(await atProvider(project)).toEqual(['succeeded']);
  });
});

it('a refund that is under way is checked less and less often, and never fails', async () => {
  const project = await cancelled('pending');
  const { payments } = test.services;
  const usual = payments.refund.bind(payments);
  let looks = 0;
  payments.refund = (refund) => {
    looks++;
    return usual(refund);
  };
  await wait(120 * HOUR);
  payments.refund = usual;
  expect(looks).toBeGreaterThan(10);
  expect(looks).toBeLessThan(40);
  expect(await atProvider(project)).toEqual(['pending']);
  expect(await refundOf(project)).toMatchObject({ tries: 0, failed_at: null, done_at: null });
});

it('a refused refund is paid no other way while the provider is asked or may have paid it, nor while it is under way', async () => {
  const admins = await team();
  const project = await cancelled('failed');
  const { id } = await refundOf(project);
  const { payments } = test.services;
  const usual = payments.refund;
  const outcomes: string[] = [];
  payments.refund = async () => {
    outcomes.push(await admins.settle(id), await admins.retry(id));
    throw new Error('no answer');
  };
  test.advance(6 * MINUTE);
  await expect(sendRefund(test.services, id)).rejects.toThrow('no answer');
  payments.refund = usual;
  outcomes.push(await admins.settle(id));
  expect(outcomes).toEqual(Array(3).fill('refund_not_found'));
  expect(await admins.cases()).toEqual([String(id)]);
  await nowRefunds('pending');
  await wait(HOUR);
  expect(await admins.cases()).toEqual([]);
  expect(await admins.settle(id)).toBe('refund_not_found');
});
