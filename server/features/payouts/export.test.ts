import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportPayouts, exportPayoutsXlsx, getOwnPayouts } from '#contract/payouts.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { cellsOf } from '#server/testing/xlsx.ts';
import { CLABE, comingWednesday, paidOut, payable, teamOf } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the CSV of a Wednesday', () => {
  it('has everything that the bank needs, and its download is recorded', async () => {
    const one = await paidOut(test);
    await one.send('0012345678');
    const { csv, nombre, pagos } = await test.call.send(
      exportPayouts,
      { fecha: one.fecha },
      { as: one.team.as },
    );
    expect([nombre, pagos]).toEqual([`pagos-a-profesionales-${one.fecha}.csv`, 1]);
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFReferencia,Beneficiario,Banco,CLABE,Monto,Concepto,Estado,Clave de rastreo',
      `${String(one.id).padStart(7, '0')},Ramón Ríos,IXE,'${CLABE},472.00,Maestros pago ${one.id},Enviado,'0012345678`,
      '',
    ]);
    const logged = await test.services.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('subject', '=', 'payout_batch')
      .where('subject_id', '=', one.fecha)
      .execute();
    expect(logged).toEqual([
      { action: 'descargar_pagos_a_profesionales', after: { pagos: 1, formato: 'csv' } },
    ]);
  });

  it('is by default of the latest one, and can have only payouts still to be sent', async () => {
    const one = await paidOut(test);
    const ask = (input: object) => test.call.reply(exportPayouts, input, { as: one.team.as });
    expect(await ask({})).toMatchObject({
      pagos: 1,
      nombre: `pagos-a-profesionales-${one.fecha}.csv`,
    });
    expect(await ask({ estado: 'pendiente' })).toMatchObject({
      nombre: `pagos-a-profesionales-${one.fecha}-pendiente.csv`,
    });
    await one.send();
    expect(await ask({ estado: 'pendiente' })).toMatchObject({ code: 'payout_batch_not_found' });
    expect(await ask({ fecha: '2020-01-01' })).toMatchObject({ code: 'payout_batch_not_found' });
  });

  it('escapes a name that looks like a formula', async () => {
    const one = await paidOut(test);
    await test.services.db
      .updateTable('account')
      .set({ nombre: '=HYPERLINK("http://x","y")' })
      .where('id', '=', one.accountId)
      .execute();
    const { csv } = await test.call.send(exportPayouts, {}, { as: one.team.as });
    expect(csv).toContain(`,"'=HYPERLINK(""http://x"",""y"") Ríos",`);
  });
});

describe('the Excel file of a Wednesday', () => {
  it('has the same payouts, everything but the amount as text, and its download is recorded', async () => {
    const one = await paidOut(test);
    await one.send('0012345678');
    await test.services.db
      .updateTable('account')
      .set({ nombre: '=1+1' })
      .where('id', '=', one.accountId)
      .execute();
    const { xlsx, nombre, pagos } = await test.call.send(
      exportPayoutsXlsx,
      { estado: 'enviado' },
      { as: one.team.as },
    );
    expect([nombre, pagos]).toEqual([`pagos-a-profesionales-${one.fecha}-enviado.xlsx`, 1]);
    expect(await cellsOf(Buffer.from(xlsx, 'base64'))).toEqual([
      [
        'Referencia',
        'Beneficiario',
        'Banco',
        'CLABE',
        'Monto',
        'Concepto',
        'Estado',
        'Clave de rastreo',
      ],
      [
        String(one.id).padStart(7, '0'),
        '=1+1 Ríos',
        'IXE',
        CLABE,
        472,
        `Maestros pago ${one.id}`,
        'Enviado',
        '0012345678',
      ],
    ]);
    const logged = await test.services.db
      .selectFrom('audit_log')
      .select('after')
      .where('subject', '=', 'payout_batch')
      .where('subject_id', '=', one.fecha)
      .execute();
    expect(logged).toEqual([{ after: { pagos: 1, formato: 'xlsx', estado: 'enviado' } }]);
    const none = { fecha: '2020-01-01' };
    expect(await test.call.refused(exportPayoutsXlsx, none, { as: one.team.as })).toBe(
      'payout_batch_not_found',
    );
  });
});

describe('lists', () => {
  it('are paged, newest first, by state and by Wednesday, and never show a whole CLABE', async () => {
    const people = [await payable(test), await payable(test)];
    const fecha = await comingWednesday(test);
    const team = await teamOf(test);
    const listed = await team.payouts({ fecha, estado: 'pendiente' });
    expect(listed.map(({ keylogin }) => keylogin).toSorted()).toEqual(
      people.map(({ professional }) => professional.keylogin).toSorted(),
    );
    expect(listed[0]?.id).toBeGreaterThan(listed[1]?.id ?? 0);
    expect(await team.payouts({ fecha, despues: listed[1]?.id })).toEqual([]);
    expect(await team.payouts({ fecha, estado: 'pagado' })).toEqual([]);
    expect(
      JSON.stringify([await team.payouts(), await team.batches(), await team.leftOut()]),
    ).not.toContain(CLABE);
    const [, other] = people;
    const own = await test.call.send(getOwnPayouts, {}, { as: other?.professional });
    expect(own.payouts).toHaveLength(1);
    expect(JSON.stringify(own)).not.toContain(CLABE);
  });
});
