import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateMembership } from '#contract/membership.ts';
import { createMembership } from '#contract/payments.ts';
import { makeProfessional } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { endMemberships } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { letTimePass, sessionOf } from '#server/testing/project.ts';
import { endMemberships as end, notifyEndingSoon } from './clock.ts';
import { membershipOf } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
  await test.close();
});

const newMember = async () => {
  const made = await makeProfessional(test.services);
  return { ...membershipOf(test, sessionOf(made)), ...made };
};
const pass = (milliseconds: number) => letTimePass(test, milliseconds, endMemberships);

describe('a level', () => {
  it('that is higher is not changed to without payment, whatever the body says', async () => {
    const member = await newMember();
    for (const body of [
      { id: 3 },
      { id: '3', precio: 0 },
      { membership: { id: 3, descripcion: 'Hierro', beneficios: [], precio: 0 } },
      { level: { id: 3 }, paid: true, payment_status: 'succeeded' },
      { nivel: 3 },
    ])
      expect(await test.call.refused(updateMembership, body, { as: member.as })).toBe(
        'membership_unpaid',
      );
    expect(await member.nivel()).toBe(0);
  });

  it('is identified by its id alone, whatever else the body says', async () => {
    const member = await newMember();
    await member.buy(2);
    const lower = { id: 1, descripcion: 'Bronce', nivel: 3, level: { id: 3 }, membership: null };
    expect(await test.call.reply(updateMembership, lower, { as: member.as })).toMatchObject({
      mensaje: 'success',
    });
    expect(await member.nivel()).toBe(1);
  });

  it('that does not exist is refused at its field', async () => {
    const { as } = await newMember();
    for (const id of [4, -1, 1.5, 'oro', null, undefined])
      for (const call of [updateMembership, createMembership])
        expect(await test.call.reply(call, { id }, { as })).toMatchObject({
          code: 'invalid_input',
          mensaje: 'Elige una membresía.',
          campos: { id: 'Elige una membresía.' },
        });
  });

  it('that is the current one stays as it is', async () => {
    const member = await newMember();
    expect(await member.choose(0)).toBe('success');
    await member.buy(1);
    const { membership } = await member.user();
    expect(await member.choose(1)).toBe('success');
    expect((await member.user()).membership).toEqual(membership);
  });

  it('that is lower applies at once without charge and keeps the end date', async () => {
    const member = await newMember();
    await member.buy(3);
    const before = await member.user();
    expect(before.membership).toMatchObject({
      id: 3,
      membership_info: { descripcion: 'Oro', proyects_limit: null },
      membership_renewal: { time: 43_200 },
    });
    const answer = await test.call.send(updateMembership, { id: 1 }, { as: member.as });
    expect(answer.user).toMatchObject({
      nivel: 1,
      membership: { id: 1, membership_info: { descripcion: 'Bronce', proyects_limit: 5 } },
    });
    expect(answer.user.membership.ends_at).toBe(before.membership.ends_at);
    expect(await member.choose(3)).toBe('membership_unpaid');
    expect(await member.choose(0)).toBe('success');
    expect((await member.user()).membership).toMatchObject({
      id: 0,
      membership_renewal: { time: null },
      ends_at: null,
    });
  });

  it('orders search results', async () => {
    const member = await newMember();
    await member.buy(2);
    const { nivel } = await test.services.db
      .selectFrom('profile')
      .select('nivel')
      .where('account_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(nivel).toBe(2);
  });
});

describe('the end of a membership', () => {
  it('is announced 3 days and 1 day before, once each, and returns it to Hierro', async () => {
    const member = await newMember();
    await member.buy(2);
    const said = () => test.sentTo(member.phone).reverse();
    const messages = async () => {
      await pass(0);
      await pass(1000);
      return said();
    };
    await pass(27 * DAY - 60_000);
    expect(await messages()).toEqual([
      expect.stringContaining(
        'Recibimos tu pago de $399.00 MXN: tu membresía Plata está activa hasta el dom 20 dic en Maestros.',
      ),
    ]);
    await pass(60_000);
    expect((await messages()).slice(1)).toEqual([
      expect.stringContaining('Tu membresía Plata termina en 3 días, el dom 20 dic.'),
    ]);
    await pass(2 * DAY);
    expect((await messages()).slice(2)).toEqual([expect.stringContaining('termina en 1 día')]);
    expect(await member.nivel()).toBe(2);
    await pass(DAY);
    expect((await messages()).slice(3)).toEqual([
      expect.stringContaining(
        'Tu membresía Plata terminó y tu cuenta está de nuevo en Hierro, sin costo. Puedes elegir otra en tu perfil.',
      ),
    ]);
    expect((await member.user()).membership).toMatchObject({ id: 0, ends_at: null });
    await pass(40 * DAY);
    expect(said()).toHaveLength(4);
  });

  it('is announced again after 30 more days were bought', async () => {
    const member = await newMember();
    await member.buy(1);
    await pass(29 * DAY);
    await member.buy(1);
    expect((await member.user()).membership.membership_renewal.time).toBe(31 * 1440);
    await pass(2 * DAY);
    expect(await member.nivel()).toBe(1);
    await pass(26 * DAY);
    await pass(3 * DAY);
    expect(await member.nivel()).toBe(0);
    const reminders = test.sentTo(member.phone).filter((text) => text.includes('termina en'));
    // The job did not run during the last three days.
    expect(reminders).toHaveLength(2);
  });

  it('happens once, with any number of processes', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, newMember));
    for (const member of members) await member.buy(1);
    test.advance(30 * DAY);
    const [log, { services }] = [test.app.log, test];
    await Promise.all([end(services, log), end(services, log), notifyEndingSoon(services)]);
    await pass(0);
    for (const member of members) {
      expect(await member.nivel()).toBe(0);
      const ended = test.sentTo(member.phone).filter((text) => text.includes('terminó'));
      expect(ended).toHaveLength(1);
    }
  });

  it('does not happen when a payment arrives at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, newMember));
    const intents: string[] = [];
    for (const member of members) {
      await member.buy(1);
      const intent = await member.prepare(1);
      await test.stripe.paymentIntents.confirm(intent, {
        payment_method: 'pm_card_visa',
        return_url: 'http://localhost/',
      });
      intents.push(intent);
    }
    test.advance(30 * DAY);
    await test.services.db
      .updateTable('session')
      .set({ last_seen_at: test.services.clock(), expires_at: new Date('2030-01-01') })
      .execute();
    await Promise.all([
      letTimePass(test, 0, endMemberships),
      ...members.map((member, index) => member.comeBack(intents[index] ?? '')),
    ]);
    for (const member of members)
      expect((await member.user()).membership).toMatchObject({
        id: 1,
        membership_renewal: { time: 43_200 },
      });
  });
});
