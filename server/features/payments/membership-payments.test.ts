import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMembershipPayment } from '#contract/payments.ts';
import { createMembership } from '#contract/payments.ts';
import { planPrice } from '#contract/rates.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { ProviderUnreachable } from '#server/adapters/payments/port.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { membershipOf, type TestMembership } from '#server/features/membership/testing.ts';
import { reconcilePayments } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { deliverWebhook, signedWebhook } from '#server/testing/stripe-webhook.ts';
import { confirmAtProvider, letTimePass, sessionOf } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  await test.work();
  const books = await proveBooks(test.services.db);
  expect(books).toMatchObject({ faults: [], returning: 0 });
  expect(books.atProvider).toBe(books.memberships);
  await test.close();
});

const newMember = async () => {
  const made = await makeProfessional(test.services);
  return { ...membershipOf(test, sessionOf(made)), ...made };
};
const pay = (intent: string, card = 'pm_card_visa') => confirmAtProvider(test, intent, card);
const latest = async ({ as }: TestMembership) =>
  (await test.call.send(getMembershipPayment, {}, { as })).pago;
const paidTexts = (phone: string) =>
  test.sentTo(phone).filter((text) => text.startsWith('Recibimos tu pago'));
const earned = async () => (await proveBooks(test.services.db)).memberships;

async function setPrice(nivel: number, centavos: number) {
  const as = sessionOf(await makeAdmin(test.services));
  const change = { nivel, precio: centavos / 100, desde: null, motivo: 'Prueba' };
  await test.call.send(planPrice, change, { as });
  test.advance(1000);
}

describe('a membership’s payment', () => {
  it('has the server’s price, and buys its level when the provider confirms it', async () => {
    const member = await newMember();
    const body = { membership: { id: 2, precio: 1, descripcion: 'Plata' }, amount: 1 };
    const { response } = await test.call.send(createMembership, body, { as: member.as });
    expect(response.amount).toBe(399);
    const intent = response.client_secret.split('_secret_')[0] ?? '';
    expect(await test.stripe.paymentIntents.retrieve(intent)).toMatchObject({
      amount: 39_900,
      currency: 'mxn',
      description: 'Membresía Plata, 30 días',
    });
    expect(await member.nivel()).toBe(0);
    expect(await member.choose(2)).toBe('membership_unpaid');
    const before = await earned();
    await pay(intent);
    expect(await member.comeBack(intent, { level: '2', name: 'Plata' })).toBe(
      '/profesional/membresia/ty?payment_status=succeeded',
    );
    expect((await member.user()).membership).toMatchObject({
      id: 2,
      membership_info: { descripcion: 'Plata', proyects_limit: 12 },
      membership_renewal: { time: 43_200 },
    });
    expect(await earned()).toBe(before + 39_900);
    expect(await latest(member)).toMatchObject({ estado: 'aplicado', nivel: 2, value: 399 });
  });

  it('is prepared once, also from many tabs', async () => {
    const member = await newMember();
    const prepared = await Promise.all(Array.from({ length: 8 }, () => member.prepare(1)));
    expect(new Set(prepared).size).toBe(1);
  });

  it('is applied once by returns, notices, page views and jobs at the same time, whichever comes first', async () => {
    for (let round = 0; round < 24; round++) {
      const member = await newMember();
      const intent = await member.prepare(1);
      await pay(intent);
      const succeeded = await signedWebhook(test, intent, 'payment_intent.succeeded');
      const created = await signedWebhook(test, intent, 'payment_intent.created');
      const orders = [
        () => member.comeBack(intent, { level: '1' }),
        () => deliverWebhook(test, succeeded),
        () => deliverWebhook(test, created),
        () => member.comeBack(intent),
        () => deliverWebhook(test, succeeded),
        () => latest(member),
        () => member.choose(1),
        () => test.work(),
      ];
      // Each round begins with another one.
      const turned = [...orders.slice(round % 8), ...orders.slice(0, round % 8)];
      await Promise.all(turned.map((act) => act()));
      await test.work();
      expect((await member.user()).membership).toMatchObject({
        id: 1,
        membership_renewal: { time: 43_200 },
      });
      expect(paidTexts(member.phone)).toHaveLength(1);
    }
  });

  it('is settled by the clock when the tab is closed and the notice is lost', async () => {
    const member = await newMember();
    await pay(await member.prepare(3));
    await letTimePass(test, 6 * 60_000, reconcilePayments);
    await test.work();
    expect(await member.nivel()).toBe(3);
  });

  it('that is already paid is not requested again', async () => {
    const member = await newMember();
    await pay(await member.prepare(2));
    expect(await test.call.refused(createMembership, { id: 2 }, { as: member.as })).toBe(
      'membership_paid',
    );
    expect(await member.nivel()).toBe(2);
  });

  it('of the current level adds 30 days', async () => {
    const member = await newMember();
    await member.buy(1);
    await member.buy(1);
    expect((await member.user()).membership.membership_renewal.time).toBe(86_400);
  });

  it('is refused for a free level', async () => {
    const member = await newMember();
    await member.buy(2);
    for (const id of [0, 1])
      expect(await test.call.refused(createMembership, { id }, { as: member.as })).toBe(
        'membership_free',
      );
  });

  it('of another level replaces the open one', async () => {
    const member = await newMember();
    const bronce = await member.prepare(1);
    const oro = await member.prepare(3);
    expect(oro).not.toBe(bronce);
    expect((await test.stripe.paymentIntents.retrieve(bronce)).status).toBe('canceled');
    await pay(bronce);
    await member.comeBack(bronce);
    expect(await member.nivel()).toBe(0);
    await pay(oro);
    await member.comeBack(oro);
    expect(await member.nivel()).toBe(3);
  });

  it('that succeeds while another level is requested is applied, and the other can be paid', async () => {
    const member = await newMember();
    await pay(await member.prepare(1));
    const oro = await member.prepare(3);
    expect(await member.nivel()).toBe(1);
    await pay(oro);
    await member.comeBack(oro);
    expect(await member.nivel()).toBe(3);
  });

  it('buys what it was prepared for, even if the price has changed', async () => {
    const member = await newMember();
    const intent = await member.prepare(1);
    await setPrice(1, 49_900);
    try {
      await pay(intent);
      await member.comeBack(intent);
      expect(await member.nivel()).toBe(1);
      expect(await latest(member)).toMatchObject({ estado: 'aplicado', value: 199 });
      const other = await newMember();
      await other.prepare(2);
      await setPrice(2, 45_000);
      const { response } = await test.call.send(createMembership, { id: 2 }, { as: other.as });
      expect(response.amount).toBe(450);
    } finally {
      await setPrice(1, 19_900);
      await setPrice(2, 39_900);
    }
  });

  it('for a lower level than the current one is fully refunded', async () => {
    const member = await newMember();
    const bronce = await member.prepare(1);
    // As when two tabs reach the provider at once: the older payment can still be paid there.
    await test.services.db
      .updateTable('payment')
      .set({ closed_at: test.services.clock() })
      .where('id_payment', '=', bronce)
      .execute();
    await member.buy(3);
    const { ends_at } = (await member.user()).membership;
    await pay(bronce);
    await member.comeBack(bronce);
    await test.work();
    expect((await member.user()).membership).toMatchObject({ id: 3, ends_at });
    const { data: refunds } = await test.stripe.refunds.list({ payment_intent: bronce });
    expect(refunds).toMatchObject([{ amount: 19_900, status: 'succeeded' }]);
    expect(test.sentTo(member.phone).join()).toContain(
      'Te devolvemos $199.00 MXN a tu tarjeta: ese pago de la membresía Bronce ya no hacía falta.',
    );
    await member.comeBack(bronce);
    expect((await test.stripe.refunds.list({ payment_intent: bronce })).data).toHaveLength(1);
  });

  it('is only for professionals, who cannot read each other’s', async () => {
    const client = sessionOf(await makeClient(test.services));
    expect(await test.call.refused(createMembership, { id: 1 }, { as: client })).toBe('forbidden');
    const member = await newMember();
    await member.buy(1);
    expect(await latest(await newMember())).toBeNull();
  });
});

it('is not reported as unpaid while the provider is unreachable', async () => {
  const member = await newMember();
  await pay(await member.prepare(2));
  const { payments } = test.services;
  const usual = payments.getPayment;
  payments.getPayment = () => Promise.reject(new ProviderUnreachable('down'));
  try {
    expect(await latest(member)).toMatchObject({ estado: 'en_proceso', nivel: 2 });
  } finally {
    payments.getPayment = usual;
  }
  expect(await latest(member)).toMatchObject({ estado: 'aplicado', nivel: 2 });
});

describe('a card that is declined', () => {
  it('changes nothing, and the next card can pay', async () => {
    const member = await newMember();
    const intent = await member.buy(2, 'pm_card_chargeDeclined');
    expect(await member.nivel()).toBe(0);
    expect(await latest(member)).toMatchObject({ estado: 'sin_pagar', nivel: 2 });
    expect(await member.buy(2)).toBe(intent);
    expect(await member.nivel()).toBe(2);
  });
});

describe('the return from the provider', () => {
  it('does not trust its URL', async () => {
    const member = await newMember();
    const intent = await member.prepare(1);
    const forged = { level: '3', name: 'Oro', redirect_status: 'succeeded' };
    expect(await member.comeBack(intent, forged)).toContain('payment_status=unknown');
    expect(await member.comeBack('pi_unknown', forged)).toContain('payment_status=unknown');
    expect(await member.comeBack(intent, { level: '1' })).toContain(
      'payment_status=requires_payment_method',
    );
    expect(await member.nivel()).toBe(0);
    await pay(intent);
    expect(await member.comeBack(intent, forged)).toContain('payment_status=unknown');
    expect(await member.comeBack(intent)).toContain('payment_status=succeeded');
    expect(await member.nivel()).toBe(1);
  });

  it('with somebody else’s payment buys their level and nothing for the caller', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const intent = await one.prepare(2);
    await pay(intent);
    await other.comeBack(intent);
    expect([await one.nivel(), await other.nivel()]).toEqual([2, 0]);
  });

  it('without a page of ours goes to the thank-you page', async () => {
    const member = await newMember();
    expect(await member.comeBack('pi_unknown', { redirect: '//evil.example' })).toBe(
      '/profesional/membresia/ty?payment_status=unknown',
    );
  });
});
