import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeMonth, compareMonth, getMonths } from '#contract/ledger.ts';
import { makeAdmin } from '#demo/factories.ts';
import { startOfMexicoDay } from '#lib/mexico-time.ts';
import { codeOf } from '#server/features/disputes/testing.ts';
import { monthFaults } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const asAdmin = async () => ({ as: sessionOf(await makeAdmin(test.services)) });
const goTo = (day: string) =>
  test.advance(startOfMexicoDay(day) + 60_000 - test.services.clock().getTime());
const faults = async () =>
  (await monthFaults(test.services.db, test.services.config.secretKeys)).map(({ says }) => says);

it('months are closed in order once they are over, and what changes in them afterwards is named', async () => {
  const project = await projectIn(test, 'pagado', { precio: 2000 });
  await project.release(0.5);
  expect(await test.call.send(getMonths, {}, await asAdmin())).toEqual(
    expect.objectContaining({ meses: [], por_cerrar: null }),
  );
  const mes = '2026-11';
  expect(await test.call.refused(compareMonth, { mes }, await asAdmin())).toBe('month_not_closed');
  expect(await test.call.refused(closeMonth, { mes }, await asAdmin())).toBe('month_not_next');
  goTo('2026-12-02');
  const as = await asAdmin();
  expect((await test.call.send(getMonths, {}, as)).por_cerrar).toBe(mes);
  await projectIn(test, 'pagado', { precio: 900 });
  // Two administrators at once: one closes it, and the other hears that.
  const both = [as, await asAdmin()].map((one) => test.call.reply(closeMonth, { mes }, one));
  expect((await Promise.all(both)).map(codeOf).toSorted()).toEqual(['month_closed', 'success']);
  expect((await test.call.reply(closeMonth, { mes }, as)).mensaje).toMatch(
    /^Este mes ya está cerrado\. \S.+ lo cerró el 2 dic 2026, \d?\d:\d\d\.$/,
  );
  expect(await test.call.refused(closeMonth, { mes: '2026-12' }, as)).toBe('month_not_next');
  const { meses, por_cerrar } = await test.call.send(getMonths, {}, as);
  expect(por_cerrar).toBeNull();
  // A payment and a release: those of December are not in it.
  expect(meses).toMatchObject([
    { mes, movimientos: 2, firma: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  expect((await test.call.send(compareMonth, { mes }, as)).diferencias).toEqual([]);
  expect(await faults()).toEqual([]);

  // Behind the product's back: an entry of the closed month is changed, by somebody who can switch the guards off.
  await test.asOwner(`
    alter table ledger_entry disable trigger user;
    update ledger_entry e set amount = amount - 100 from ledger_account a, ledger_movement m
    where a.id = e.account_id and m.id = e.movement_id and m.kind = 'liberacion' and a.kind = 'comision'`);
  const found = await faults();
  expect(found).toEqual([
    'Mes cerrado 2026-11: sus asientos cambiaron',
    'Mes cerrado 2026-11: Comisión cerró en −$53.00 MXN y ahora suma −$52.00 MXN',
  ]);
  expect((await test.call.send(compareMonth, { mes }, as)).diferencias).toEqual(found);
  await test.asOwner(
    'alter table ledger_month disable trigger user; update ledger_month set movements = 3',
  );
  expect((await faults())[0]).toBe('Mes cerrado 2026-11: su firma no es la que se guardó');
});
