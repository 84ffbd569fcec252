import { afterAll, beforeAll, expect, it } from 'vitest';
import * as ledger from '#contract/ledger.ts';
import { makeAdmin } from '#demo/factories.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { sealDays } from './days.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { cellsOf } from '#server/testing/xlsx.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const asAdmin = async () => ({ as: sessionOf(await makeAdmin(test.services)) });
const today = () => mexicoDay(test.services.clock().getTime());
const seal = () => inTransaction(test.services.db, (trx) => sealDays(trx, test.services.clock()));

/** What is asked of one range: it must not matter whether its days are sealed. */
async function asked(desde: string, hasta: string) {
  const as = await asAdmin();
  const range = { desde, hasta };
  return {
    income: await test.call.send(ledger.getIncome, { ...range, por: 'dia' }, as),
    balance: (await test.call.send(ledger.getBalance, range, as)).cuentas,
  };
}

it('what came in, what it brought and the balance are the same before and after a day is sealed', async () => {
  const project = await projectIn(test, 'pagado', { precio: 2000 });
  await project.release(0.5);
  const first = today();
  test.advance(DAY);
  const other = await projectIn(test, 'pagado', { precio: 1000 });
  const last = today();
  const open = await asked(first, last);
  expect(open.income.periodos).toMatchObject([
    { desde: first, cobrado: 2000, comision: 53, neto: 53 },
    { desde: last, cobrado: 1000, comision: 0, neto: 0 },
  ]);
  expect(open.income.totales).toMatchObject({ cobrado: 3000, comision: 53, membresias: 0 });
  const row = (cuenta: string) => open.balance.find((one) => one.cuenta === cuenta);
  expect(row('proveedor')).toMatchObject({ antes: 0, cargos: 3000, abonos: 0, saldo: 3000 });
  expect(row('retenido')).toMatchObject({ cargos: 1000, abonos: 3000, saldo: -2000 });
  expect(open.balance.reduce((sum, { saldo }) => sum + saldo, 0)).toBe(0);

  expect(await seal()).toBe(true);
  expect(await asked(first, last)).toEqual(open);
  const second = await asked(last, last);
  expect(second.balance.find(({ cuenta }) => cuenta === 'proveedor')).toMatchObject({
    antes: 2000,
    cargos: 1000,
    saldo: 3000,
  });

  // Dated into the sealed day, it lands in the open one.
  const { db } = test.services;
  const { created_at } = await inTransaction(db, async (trx) => {
    const made = await trx
      .insertInto('ledger_movement')
      .values({
        operation_key: 'pago:late',
        kind: 'pago',
        proposal_id: other.id,
        created_at: new Date(test.services.clock().getTime() - DAY),
      })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    const accounts = await trx
      .selectFrom('ledger_account')
      .select(['id', 'kind'])
      .where('kind', 'in', ['proveedor', 'comision'])
      .execute();
    await trx
      .insertInto('ledger_entry')
      .values(
        accounts.map(({ id, kind }) => ({
          movement_id: made.id,
          account_id: id,
          amount: kind === 'proveedor' ? -100 : 100,
        })),
      )
      .execute();
    return made;
  });
  expect(mexicoDay(created_at.getTime())).toBe(last);
});

it('days are not sealed while a movement is under way', async () => {
  test.advance(DAY);
  const { db } = test.services;
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('ledger_movement')
      .values({ operation_key: 'x', kind: 'pago', proposal_id: null, created_at: new Date() })
      .execute();
    expect(await seal()).toBe(false);
    throw new Error('never committed');
  }).catch((error: Error) => expect(error.message).toBe('never committed'));
  expect(await seal()).toBe(true);
});

it('every number opens its movements, and what is owed says whose and since when', async () => {
  const as = await asAdmin();
  const project = await projectIn(test, 'pagado', { precio: 700 });
  await project.release(0.25);
  const since = test.services.clock();
  const range = { desde: today(), hasta: today() };
  const { movimientos } = await test.call.send(
    ledger.getMovements,
    { ...range, cuenta: 'comision' },
    as,
  );
  expect(movimientos).toMatchObject([
    {
      tipo: 'liberacion',
      nombre: 'Se liberó al profesional',
      proyecto: { id: project.id },
      asientos: [
        { cuenta: 'retenido', cargo: 175, abono: 0 },
        { cuenta: 'comision', cargo: 0, abono: 11.75 },
        { cuenta: 'profesional', cargo: 0, abono: 163.25 },
      ],
    },
  ]);
  for (const row of (await test.call.send(ledger.getBalance, range, as)).cuentas)
    for (const lado of ['cargo', 'abono'] as const) {
      const input = { ...range, cuenta: row.cuenta, lado };
      const behind = await test.call.send(ledger.getMovements, input, as);
      const shown = behind.movimientos
        .flatMap(({ asientos }) => asientos)
        .filter(({ cuenta }) => cuenta === row.cuenta)
        .reduce((sum, entry) => sum + entry[lado], 0);
      const side = `${lado}s` as const;
      expect([row.cuenta, lado, shown]).toEqual([row.cuenta, lado, row[side]]);
      expect(behind.suma).toEqual({ cargos: 0, abonos: 0, [side]: row[side] });
      expect(behind.movimientos.length > 0).toBe(row[side] > 0);
    }
  const paid = { ...range, tipos: ['pago' as const] };
  expect((await test.call.send(ledger.getMovements, paid, as)).movimientos).toHaveLength(1);

  test.advance(9 * DAY);
  const later = await asAdmin();
  const { renglones } = await test.call.send(ledger.getOwed, {}, later);
  const held = renglones.find(({ que }) => que === 'retenido');
  expect(held?.edades).toEqual([0, held?.total, 0, 0, 0]);
  const rows = (await test.call.send(ledger.getOwedRows, { que: 'retenido' }, later)).renglones;
  expect(rows.map(({ monto }) => monto)).toEqual([1000, 1000, 525]);
  const aged = async (edad: number) =>
    (await test.call.send(ledger.getOwedRows, { que: 'retenido', edad }, later)).renglones;
  expect(await aged(1)).toEqual(rows);
  expect(await aged(0)).toEqual([]);
  expect(rows[2]).toMatchObject({
    proyecto: { id: project.id },
    desde: since.toISOString(),
    persona: { nombre: expect.any(String) },
  });
});

it('all of a range is one file for an accountant, and that it was taken out is recorded', async () => {
  const as = await asAdmin();
  const range = { desde: '2026-11-01', hasta: today(), por: 'mes' as const };
  const { xlsx, movimientos } = await test.call.send(ledger.exportBooks, range, as);
  expect(movimientos).toBeGreaterThan(4);
  const [first, second] = await cellsOf(Buffer.from(xlsx, 'base64'));
  expect(first?.slice(0, 4)).toEqual(['Desde', 'Hasta', 'Cobrado', 'Comisión']);
  // A day is the number of days that Excel counts from the end of 1899: 1 November 2026.
  expect(second?.[0]).toBe(46_327);
  const logged = await test.services.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'descargar_contabilidad')
    .execute();
  expect(logged).toMatchObject([{ after: { movimientos } }]);
});

it('a range too long for days is refused', async () => {
  const range = { desde: '2024-01-01', hasta: '2026-11-30' };
  expect(await test.call.refused(ledger.getIncome, { ...range, por: 'dia' }, await asAdmin())).toBe(
    'range_too_long',
  );
  expect(
    await test.call.reply(
      ledger.getBalance,
      { desde: '2026-11-02', hasta: '2026-11-01' },
      await asAdmin(),
    ),
  ).toMatchObject({ campos: { hasta: 'La fecha final no puede ser anterior a la inicial.' } });
});
