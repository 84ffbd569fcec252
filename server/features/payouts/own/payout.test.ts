import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '#contract/errors.ts';
import { getIngresos, PAYOUT, updatePaymentMethod } from '#contract/payouts.ts';
import { validateSession } from '#contract/session.ts';
import { makeClient } from '#demo/factories.ts';
import { withControlDigit } from '#domain/payouts/clabe.ts';
import { DAY } from '#lib/mexico-time.ts';
import { makeProfessional, type TestAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn } from '#server/testing/project.ts';

const HOUR = 3_600_000;
const clabe = '032180000118359719';
const method = { ...PAYOUT, numero: clabe };
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const set = (as: TestAccount, input: object = method) =>
  test.call.reply(updatePaymentMethod, input, { as });
const userOf = async (as: TestAccount) => (await test.call.send(validateSession, {}, { as })).user;

describe('the payout method', () => {
  it('is stored as sent, with the bank of its number', async () => {
    const professional = await makeProfessional(test);
    expect((await userOf(professional)).payment_method).toBeNull();
    const { user } = await test.call.send(updatePaymentMethod, method, { as: professional });
    expect(user.payment_method).toEqual({ ...method, banco: 'IXE', devuelto: null });
    expect((await userOf(professional)).payment_method).toEqual(user.payment_method);
  });

  it('may come inside its own key, and only with its own fields', async () => {
    const professional = await makeProfessional(test);
    const paymentMethod = { ...method, account_id: 1, balance: 9_000_000, keylogin: 'otra-clave' };
    expect(await set(professional, { paymentMethod })).toMatchObject({
      mensaje: 'success',
      user: { balance: 0, payment_method: { numero: clabe } },
    });
  });

  it('notifies once of a change that is sent many times at once', async () => {
    const professional = await makeProfessional(test);
    const replies = await Promise.all(Array.from({ length: 8 }, () => set(professional)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const changes = await test.services.db
      .selectFrom('security_change')
      .select('kind')
      .where('account_id', '=', professional.id)
      .execute();
    expect(changes).toEqual([{ kind: 'clabe' }]);
  });

  it.each([
    '03218000011835971',
    '0321800001183597190',
    '03218000011835971a',
    '032 180000118359719',
    '',
    321800001183597,
    null,
  ])('refuses %j at its field and changes nothing', async (numero) => {
    const professional = await makeProfessional(test);
    const text = 'El número de pago debe contener unicamente 18 dígitos.';
    expect(await set(professional, { ...method, numero })).toMatchObject({
      status: 400,
      mensaje: text,
      campos: { numero: text },
    });
    expect((await userOf(professional)).payment_method).toBeNull();
  });

  it.each([
    ['clabe_wrong_digit', '032180000118359710'],
    ['clabe_unknown_bank', withControlDigit('99918000011835971')],
    ['clabe_unknown_bank', withControlDigit('73818000011835971')],
  ] as const)('is refused at its field as %s, and the one before stays', async (code, numero) => {
    const professional = await makeProfessional(test);
    await set(professional);
    expect(await set(professional, { ...method, numero })).toMatchObject({
      status: 400,
      code,
      campos: { numero: textOf(code) },
    });
    expect((await userOf(professional)).payment_method?.numero).toBe(clabe);
  });

  it('is only for professionals', async () => {
    const client = await makeClient(test.services);
    const { session_id, keylogin } = client;
    expect(
      await test.call.refused(updatePaymentMethod, method, {
        as: { session_id, keylogin },
      }),
    ).toBe('forbidden');
  });
});

describe('a change of CLABE', () => {
  it('holds payouts for 72 hours and is notified on both channels', async () => {
    const professional = await makeProfessional(test);
    expect((await userOf(professional)).pagos_retenidos_hasta).toBeNull();
    await set(professional);
    const until = (await userOf(professional)).pagos_retenidos_hasta;
    expect(Date.parse(until ?? '') - test.services.clock().getTime()).toBe(72 * HOUR);
    await test.work();
    expect(test.sentTo(professional.email)[0]).toContain('termina en 9719');
    expect(test.sentTo(professional.email)[0]).not.toContain(clabe);
    test.advance(72 * HOUR);
    expect((await userOf(professional)).pagos_retenidos_hasta).toBeNull();
  });

  it('does not happen when the same number is saved again', async () => {
    const professional = await makeProfessional(test);
    await set(professional);
    test.advance(DAY);
    await set(professional);
    const changes = await test.services.db
      .selectFrom('security_change')
      .select('kind')
      .where('account_id', '=', professional.id)
      .execute();
    expect(changes).toEqual([{ kind: 'clabe' }]);
  });

  it('in two tabs at once is recorded once each, and the last one stays', async () => {
    const professional = await makeProfessional(test);
    const numeros = ['032180000118359719', '012180015678912342'];
    await Promise.all(numeros.map((numero) => set(professional, { ...method, numero })));
    const { db } = test.services;
    const changes = await db
      .selectFrom('security_change')
      .select('kind')
      .where('account_id', '=', professional.id)
      .execute();
    expect(changes).toHaveLength(2);
    expect(numeros).toContain((await userOf(professional)).payment_method?.numero);
  });
});

describe('earnings', () => {
  it('are listed for twelve months, after the fee', async () => {
    const project = await projectIn(test, 'pagado');
    const ask = () => test.call.send(getIngresos, {}, { as: project.professional });
    const before = (await ask()).ingresos;
    expect(before).toHaveLength(12);
    expect(before.every(({ monto }) => monto === 0)).toBe(true);
    await project.release(0.25);
    const now = (await ask()).ingresos;
    // 500 released, less 5 % and 3 MXN.
    expect(now.at(-1)?.monto).toBe(472);
    expect(now.slice(0, -1)).toEqual(before.slice(0, -1));
  });
});
