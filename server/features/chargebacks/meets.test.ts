import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideLoss, getChargeback, getChargebacks, getLosses } from '#contract/chargebacks.ts';
import { openDispute, withdrawDispute } from '#contract/disputes.ts';
import { validateSession } from '#contract/session.ts';
import { makeAdmin } from '#demo/factories.ts';
import { sharedPaths } from '#lib/paths.ts';
import { DAY } from '#lib/mexico-time.ts';
import { codeOf, resolve } from '#server/features/disputes/testing.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { giveMethod, showId } from '#server/features/payouts/testing.ts';
import { makePayouts, reconcilePayments } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { letTimePass, projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';

// What a chargeback does when something else is under way: a refund, a dispute, a deadline, another chargeback.

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(async () => {
  expect(await proveBooks(test.services.db)).toMatchObject({ faults: [] });
  await test.close();
});

/** A bank takes a payment back; answers its id at the provider. */
async function take(payment_intent: string, amount?: number): Promise<string> {
  const { id } = await atBank(test, 'disputes', { payment_intent, amount });
  await hearOfAll(test);
  return id;
}
async function close(dispute: string, status: 'won' | 'lost') {
  await atBank(test, `disputes/${dispute}/close`, { status });
  await hearOfAll(test);
}
const caseOf = async (dispute: string) => {
  const { contracargos } = await test.call.send(getChargebacks, {}, { as: admin });
  return contracargos.find(({ id_dispute }) => id_dispute === dispute);
};
const moneyOf = async (dispute: string) => {
  const id = (await caseOf(dispute))?.id ?? 0;
  return (await test.call.send(getChargeback, { id }, { as: admin })).dinero;
};
const decide = async (dispute: string, cargo: number) => {
  const loss_id = (await caseOf(dispute))?.perdida?.id ?? 0;
  await test.call.send(decideLoss, { loss_id, cargo, motivo: 'Sin pruebas' }, { as: admin });
};
const keptOf = async (as: Credentials) => {
  const { user } = await test.call.send(validateSession, {}, { as });
  return { balance: user.balance, reservado: user.reservado };
};
/** What somebody was told of chargebacks, the oldest first. */
const toldTo = ({ keylogin }: Credentials) =>
  test.services.db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .select(['n.evento', 'n.msg', 'n.path'])
    .where('a.keylogin', '=', keylogin ?? '')
    .where('n.evento', 'like', 'contracargo%')
    .orderBy('n.id')
    .execute();
const refundsAt = async (payment_intent: string) =>
  (await test.stripe.refunds.list({ payment_intent })).data.map(({ amount }) => amount);

/** A project that was cancelled, and whose bank took the payment back before the refund was sent. */
async function cancelledAndTaken(amount?: number) {
  const project = await projectIn(test, 'pagado');
  const intent = await intentOf(test, project.id);
  const { id: dispute } = await atBank(test, 'disputes', { payment_intent: intent, amount });
  expect(await project.cancel(project.professional)).toBe('success');
  await hearOfAll(test);
  return { project, intent, dispute };
}
const statesOf = async (project: TestProject) =>
  (await project.view()).devoluciones.map(({ monto, estado }) => [monto, estado]);

describe('a refund that is owed', () => {
  it('is not asked for while the bank decides, and goes out when it is won', async () => {
    const { project, intent, dispute } = await cancelledAndTaken();
    for (let quarters = 0; quarters < 16; quarters++)
      await letTimePass(test, DAY / 4, reconcilePayments);
    expect(await statesOf(project)).toEqual([[2000, 'pendiente']]);
    await close(dispute, 'won');
    expect(await refundsAt(intent)).toEqual([200_000]);
    expect(await statesOf(project)).toEqual([[2000, 'hecha']]);
    expect(
      (await project.view()).eventos.findLast(({ evento }) => evento === 'contracargo_ganado'),
    ).toMatchObject({
      detalle: 'La devolución de $2,000.00 MXN sale otra vez',
    });
    expect(await toldTo(project.client)).toMatchObject([
      {
        evento: 'contracargo_terminado',
        path: sharedPaths.project(project.professional.keylogin, project.id),
      },
      {
        evento: 'contracargo_ganado_devolucion',
        msg: expect.stringContaining('($2,000.00 MXN) sale otra vez hacia su tarjeta'),
      },
    ]);
  });

  it('is paid by the bank itself when it is lost', async () => {
    const { project, intent, dispute } = await cancelledAndTaken();
    await close(dispute, 'lost');
    expect(await caseOf(dispute)).toBeUndefined();
    expect(await statesOf(project)).toEqual([[2000, 'hecha']]);
    await letTimePass(test, DAY / 2, reconcilePayments);
    expect(await refundsAt(intent)).toEqual([]);
    const { returning, undecided } = await proveBooks(test.services.db);
    expect({ returning, undecided }).toEqual({ returning: 0, undecided: 0 });
    // The bank takes that back from the card after all.
    await close(dispute, 'won');
    expect(await refundsAt(intent)).toEqual([200_000]);
    expect(await statesOf(project)).toEqual([[2000, 'hecha']]);
  });

  it('is owed for the rest when the bank took a part', async () => {
    const { project, dispute } = await cancelledAndTaken(50_000);
    await close(dispute, 'lost');
    expect(await statesOf(project)).toEqual([
      [1500, 'pendiente'],
      [500, 'hecha'],
    ]);
  });
});

it('a dispute is not ruled while a bank decides, whichever way the ruling goes', async () => {
  const project = await projectIn(test, 'pagado');
  await project.do(openDispute, { texto: 'No enciende.' });
  const dispute_id = (await project.view()).disputa?.id ?? 0;
  await take(await intentOf(test, project.id));
  for (const reembolso of [0, 500, 2000])
    expect(codeOf(await resolve(test, admin, { dispute_id, reembolso }))).toBe('in_chargeback');
});

it('deadlines go on for the rest of their time, and what stood still twice is counted once', async () => {
  const project = await projectIn(test, 'pagado');
  await project.deliver();
  const before = await project.view();
  test.advance(2 * DAY);
  await project.do(openDispute, { texto: 'No enciende.' });
  await letTimePass(test, 3 * DAY);
  const dispute = await take(await intentOf(test, project.id));
  await letTimePass(test, 5 * DAY);
  await project.do(withdrawDispute);
  expect((await project.view()).vence).toBeNull();
  await letTimePass(test, 4 * DAY);
  await close(dispute, 'won');
  const { estado, vence } = await project.view();
  expect(estado).toBe('pagado');
  expect(Date.parse(vence?.at ?? '') - Date.parse(before.vence?.at ?? '')).toBe(12 * DAY);
});

it('a chargeback that was lost and comes back later takes no time from what another one froze', async () => {
  const project = await projectIn(test, 'pagado', { precio: 6000 });
  const intent = await intentOf(test, project.id);
  await project.deliver();
  const before = await project.view();
  const lost = await take(intent, 50_000);
  const other = await take(intent, 60_000);
  await close(lost, 'lost');
  await letTimePass(test, 3 * DAY);
  await close(lost, 'won');
  await letTimePass(test, 2 * DAY);
  await close(other, 'won');
  const { vence } = await project.view();
  expect(Date.parse(vence?.at ?? '') - Date.parse(before.vence?.at ?? '')).toBe(5 * DAY);
});

async function payOut(as: Credentials) {
  const { id } = await test.services.db
    .selectFrom('account')
    .select('id')
    .where('keylogin', '=', as.keylogin)
    .executeTakeFirstOrThrow();
  await giveMethod(test, id);
  await showId(test, id);
  await letTimePass(test, 7 * DAY, makePayouts);
  expect(await keptOf(as)).toEqual({ balance: 0, reservado: 0 });
}

describe('two of them', () => {
  it('what is not needed for one is kept for the other', async () => {
    const project = await projectIn(test, 'finalizada');
    const { client, professional } = project;
    // The first one's money has left: only the second one's is there.
    await payOut(project.professional);
    const other = await projectIn(test, 'finalizada', {
      precio: 1000,
      people: { client, professional },
    });
    const first = await take(await intentOf(test, project.id));
    expect(await keptOf(professional)).toEqual({ balance: 0, reservado: 947 });
    await take(await intentOf(test, other.id));
    await close(first, 'won');
    expect(await keptOf(professional)).toEqual({ balance: 0, reservado: 947 });
    expect(await caseOf(first)).toBeUndefined();
  });

  it('what was released came out of the payment that was left', async () => {
    const project = await projectIn(test, 'pagado', { precio: 6000 });
    const [half, rest] = await test.services.db
      .selectFrom('payment')
      .select('id_payment')
      .where('proposal_id', '=', project.id)
      .orderBy('id')
      .execute();
    await close(await take(half?.id_payment ?? ''), 'lost');
    expect(await project.view()).toMatchObject({ retenido: 3000 });
    expect(await project.release(0.5)).toBe('success');
    const { balance } = await keptOf(project.professional);
    expect(balance).toBe(2847);
    await take(rest?.id_payment ?? '');
    expect(await keptOf(project.professional)).toEqual({ balance: 0, reservado: 2847 });
  });
});

describe('two of them on one payment', () => {
  it('together keep, and are proposed, no more than was received of it', async () => {
    const project = await projectIn(test, 'finalizada', { precio: 850 });
    const intent = await intentOf(test, project.id);
    const first = await take(intent, 50_000);
    const second = await take(intent, 35_000);
    expect(await keptOf(project.professional)).toEqual({ balance: 0, reservado: 804.5 });
    expect(await caseOf(second)).toMatchObject({ por_reservar: 304.5 });
    const [told] = await toldTo(project.professional);
    expect(told).toMatchObject({
      evento: 'contracargo_terminado_profesional',
      path: sharedPaths.project(project.client.keylogin, project.id),
    });
    expect(told?.msg).toContain('reservamos $500.00 MXN de tu saldo. Ábrelo');
    await close(first, 'lost');
    await close(second, 'lost');
    expect([(await moneyOf(first)).propuesta, (await moneyOf(second)).propuesta]).toEqual([
      500, 304.5,
    ]);
    await decide(first, 400);
    expect((await moneyOf(second)).propuesta).toBe(350);
  });

  it('the one that goes on keeps what the other needs no more', async () => {
    const project = await projectIn(test, 'finalizada', { precio: 850 });
    const intent = await intentOf(test, project.id);
    const first = await take(intent, 50_000);
    const second = await take(intent, 35_000);
    await close(first, 'won');
    expect(await caseOf(second)).toMatchObject({ por_reservar: 350, reservado: 350 });
    expect(await keptOf(project.professional)).toEqual({ balance: 454.5, reservado: 350 });
    expect(await moneyOf(second)).toMatchObject({ liberado: 850, recibido: 804.5 });
  });

  it('a refund at the provider is proposed what was received and is not charged already', async () => {
    const project = await projectIn(test, 'finalizada', { precio: 780 });
    await atBank(test, 'refunds', { payment_intent: await intentOf(test, project.id) });
    await hearOfAll(test);
    const { perdidas } = await test.call.send(getLosses, {}, { as: admin });
    expect(perdidas).toMatchObject([{ monto: 780, propuesta: 738, profesional: {} }]);
  });
});
