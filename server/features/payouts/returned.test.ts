import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getOwnPayouts, PAYOUT, updatePaymentMethod, updatePayout } from '#contract/payouts.ts';
import { DAY } from '#lib/mexico-time.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { makePayouts } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { doJob, letTimePass } from '#server/testing/project.ts';
import {
  auditOf,
  CLABE,
  comingWednesday,
  untilWednesday,
  noticesOf,
  paidOut,
  QUARTER,
  teamOf,
  userOf,
} from './testing.ts';

// A payout that the bank sent back after it had arrived (4 §A).

const MINUTE = 60_000;
const ANOTHER = '012180015678912342';
const MOTIVO = 'La cuenta está cerrada.';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
});
afterAll(() => test.close());

async function arrived() {
  const one = await paidOut(test);
  await one.send();
  await one.pay();
  const save = (numero: string) =>
    test.call.send(updatePaymentMethod, { ...PAYOUT, numero }, { as: one.professional });
  return { ...one, save };
}

const movementsOf = ({ id }: { id: number }) =>
  test.services.db
    .selectFrom('ledger_movement')
    .select('kind')
    .where('operation_key', 'like', `transferencia%:${id}`)
    .orderBy('id')
    .execute();

describe('a payout that came back', () => {
  it('is balance again, keeps when it had arrived, and is audited and told', async () => {
    const one = await arrived();
    const before = await proveBooks(test.services.db);
    test.advance(MINUTE);
    expect(await one.comeBack()).toBe('success');
    const now = await one.now();
    expect(now).toMatchObject({
      estado: 'devuelto',
      motivo: MOTIVO,
      clave_rastreo: expect.any(String),
      devuelto_at: test.services.clock().toISOString(),
    });
    expect(Date.parse(now?.terminado_at ?? '')).toBe(test.services.clock().getTime() - MINUTE);
    expect(await movementsOf(one)).toEqual([
      { kind: 'transferido' },
      { kind: 'transferencia_devuelta' },
    ]);
    expect(await proveBooks(test.services.db)).toMatchObject({
      paidOut: before.paidOut - QUARTER * 100,
      owed: before.owed + QUARTER * 100,
    });
    const { balance, en_camino, payment_method } = await userOf(test, one);
    expect([balance, en_camino]).toEqual([QUARTER, 0]);
    expect(payment_method?.devuelto).toEqual({
      monto: QUARTER,
      motivo: MOTIVO,
      devuelto_at: test.services.clock().toISOString(),
      adeudo: 0,
      reservado: 0,
    });
    const notices = await noticesOf(test, one.accountId);
    expect(notices.slice(-2).map(({ channel }) => channel)).toEqual(['whatsapp', 'email']);
    expect(notices.at(-2)?.msg).toBe(
      'Hola, Ramón: el banco devolvió el pago de $472.00 MXN que había llegado a tu cuenta que termina en 9719. Motivo: La cuenta está cerrada. El dinero está otra vez en tu saldo. Mientras esa sea tu cuenta, no te pagamos hasta que la confirmes o la cambies en tu método de pago.',
    );
    expect((await auditOf(test, one.id)).at(-1)).toEqual({
      action: 'actualizar_pago_a_profesional',
      before: { estado: 'pagado', motivo: null },
      after: { estado: 'devuelto', motivo: MOTIVO },
    });
    const { payouts } = await test.call.send(getOwnPayouts, {}, { as: one.professional });
    expect(payouts).toMatchObject([{ estado: 'devuelto', motivo: MOTIVO }]);
  });

  it('is paid no more until its owner confirms the account, without another wait', async () => {
    const one = await arrived();
    await one.comeBack();
    await comingWednesday(test);
    expect(await userOf(test, one)).toMatchObject({ balance: QUARTER, en_camino: 0 });
    const waiting = (await one.team.leftOut()).find(
      ({ keylogin }) => keylogin === one.professional.keylogin,
    );
    expect(waiting).toMatchObject({ motivos: ['por_confirmar'], espera_hasta: null });
    const { user } = await one.save(CLABE);
    expect(user.payment_method?.devuelto).toBeNull();
    expect(user.pagos_retenidos_hasta).toBeNull();
    await comingWednesday(test);
    expect(await userOf(test, one)).toMatchObject({ balance: 0, en_camino: QUARTER });
  });

  it('is paid to another account after the 72 hours of every change', async () => {
    const one = await arrived();
    await one.comeBack();
    const { user } = await one.save(ANOTHER);
    expect(user.payment_method?.devuelto).toBeNull();
    expect(user.pagos_retenidos_hasta).not.toBeNull();
    await letTimePass(test, 3 * DAY, makePayouts);
    await comingWednesday(test);
    const { payouts } = await test.call.send(getOwnPayouts, {}, { as: one.professional });
    expect(payouts[0]).toMatchObject({ estado: 'pendiente', terminacion: ANOTHER.slice(-4) });
  });

  it('from an account that was changed meanwhile holds nothing', async () => {
    const one = await arrived();
    await one.save(ANOTHER);
    await one.comeBack();
    expect((await userOf(test, one)).payment_method).toMatchObject({
      numero: ANOTHER,
      devuelto: null,
    });
  });

  it('is one movement, however many administrators say so at once, and however often', async () => {
    const one = await arrived();
    const other = await teamOf(test);
    const input = { payout_id: one.id, estado: 'devuelto', motivo: 'Otro motivo' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? one.comeBack() : other.update(input))),
    );
    const won = answers[0] === 'success' ? 0 : 1;
    expect(answers.filter((_, at) => at % 2 === won)).toEqual(Array(4).fill('success'));
    expect(answers.filter((_, at) => at % 2 !== won)).toEqual(Array(4).fill('payout_wrong_state'));
    // Who comes later is told whose reason the professional reads.
    const late = { ...input, motivo: 'Un tercer motivo' };
    for (const version of [1, undefined])
      expect(
        (await test.call.reply(updatePayout, { ...late, version }, { as: other.as })).mensaje,
      ).toMatch(
        / lo marcó como devuelto el \d.+, \d?\d:\d\d: (La cuenta está cerrada|Otro motivo)\.$/,
      );
    expect(await movementsOf(one)).toHaveLength(2);
    expect((await userOf(test, one)).balance).toBe(QUARTER);
    expect(await auditOf(test, one.id)).toHaveLength(3);
  });

  it('while its owner changes the account, or confirms it, waits for nobody', async () => {
    const one = await arrived();
    // Before them: whoever proved who they are just before the clock moved would have to again.
    await untilWednesday(test);
    await Promise.all([
      ...Array.from({ length: 4 }, () => one.comeBack()),
      ...[CLABE, ANOTHER, CLABE, ANOTHER].map(one.save),
      doJob(test, makePayouts),
    ]);
    const { balance, en_camino } = await userOf(test, one);
    expect(balance + en_camino).toBe(QUARTER);
  });

  it('of an account that was deleted meanwhile is in the books, too', async () => {
    const one = await arrived();
    const { db, clock } = test.services;
    await db.deleteFrom('payment_method').where('account_id', '=', one.accountId).execute();
    await db
      .updateTable('account')
      .set({ deleted_at: clock() })
      .where('id', '=', one.accountId)
      .execute();
    expect(await one.comeBack()).toBe('success');
    expect(await movementsOf(one)).toHaveLength(2);
  });

  it('needs a reason, and had to arrive first', async () => {
    const one = await paidOut(test);
    await one.send();
    expect(await one.comeBack()).toBe('payout_wrong_state');
    await one.pay();
    const input = { payout_id: one.id, estado: 'devuelto', motivo: ' ' };
    expect(await test.call.reply(updatePayout, input, { as: one.team.as })).toMatchObject({
      status: 400,
      campos: { motivo: expect.stringContaining('por qué lo devolvió el banco') },
    });
    await one.comeBack();
    for (const step of [one.pay, one.fail, one.send])
      expect(await step()).toBe('payout_wrong_state');
  });
});
