import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportPagos, getPagosDeClientes } from '#contract/payments.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { takeMovements } from '#server/features/reconciliation/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, type TestProject } from '#server/testing/project.ts';

// What the team narrows the list of payments to, and what that adds up to.

let test: TestApp;
let boss: TestAccount;
let cancelled: TestProject;
let later: TestProject;
let small: TestProject;
let [first, second]: string[] = [];
beforeAll(async () => {
  test = await startTestApp();
  first = mexicoDay(test.services.clock().getTime());
  cancelled = await projectIn(test, 'pagado', { precio: 2_000 });
  await cancelled.cancel(cancelled.professional);
  await test.work();
  await takeMovements(test.services);
  test.advance(DAY);
  boss = await makeAccount(test, 'admin', { nombre: 'Ada', email: 'ada@maestros.mx' });
  second = mexicoDay(test.services.clock().getTime());
  later = await projectIn(test, 'pagado', { precio: 3_000 });
  small = await projectIn(test, 'pagado', { precio: 500 });
  await projectIn(test, 'por_pagar', { precio: 900 });
});
afterAll(() => test.close());

const list = (input: object = {}) => test.call.send(getPagosDeClientes, input, { as: boss });
const values = async (input: object) => (await list(input)).pagos.map(({ value }) => value);

describe('what the list of payments is narrowed to', () => {
  it.each([
    ['its days', () => ({ desde: second }), [500, 3_000]],
    ['days that are over', () => ({ hasta: first }), [2_000]],
    ['one day', () => ({ desde: first, hasta: first }), [2_000]],
    [
      'the amount, both included',
      () => ({ cantidad_desde: 500, cantidad_hasta: 2_000 }),
      [500, 2_000],
    ],
    ['what goes back', () => ({ con: 'devolucion' }), [2_000]],
    ['an open chargeback', () => ({ con: 'contracargo' }), []],
    ['memberships', () => ({ tipo: 'membresia' }), []],
    ['projects', () => ({ tipo: 'proyecto' }), [500, 3_000, 2_000]],
    ['who paid', () => ({ persona: later.client.keylogin }), [3_000]],
    ['whose project was paid', () => ({ persona: small.professional.keylogin }), [500]],
    ['somebody who has none', () => ({ persona: boss.keylogin }), []],
    ['a text and a day', () => ({ search: 'clara rios', desde: second }), [500, 3_000]],
  ] as const)('by %s', async (_what, filter, expected) => {
    expect(await values(filter())).toEqual(expected);
  });

  it('in the order of their amounts, page by page', async () => {
    expect(await values({ orden: 'cantidad' })).toEqual([3_000, 2_000, 500]);
    expect(await values({ orden: 'cantidad', search: 'clara rios' })).toEqual([3_000, 2_000, 500]);
    expect(await values({ orden: 'cantidad', itemsPerPage: 2, page: 2 })).toEqual([500]);
  });

  it('says of each what went back, what it cost, and whose project it is', async () => {
    const { pagos } = await list({ hasta: first });
    expect(pagos).toMatchObject([
      {
        devuelto: 2_000,
        costo: 75,
        contracargo: false,
        proyecto: { id: cancelled.id, profesional: { keylogin: cancelled.professional.keylogin } },
      },
    ]);
  });

  it('adds up all that the filter holds, whatever the page', async () => {
    for (const page of [1, 2])
      expect((await list({ itemsPerPage: 1, page })).sumas).toEqual({
        cantidad: 5_500,
        devuelto: 2_000,
        por_devolver: 0,
        costo: 75,
      });
    expect((await list({ con: 'contracargo' })).sumas).toEqual({
      cantidad: 0,
      devuelto: 0,
      por_devolver: 0,
      costo: 0,
    });
  });

  it('is downloaded whole in its order, which is recorded with what was asked', async () => {
    const filter = { orden: 'cantidad' as const, desde: first, search: 'clara' };
    const { pagos, hay_mas } = await test.call.send(exportPagos, filter, { as: boss });
    expect([pagos.map(({ value }) => value), hay_mas]).toEqual([[3_000, 2_000, 500], false]);
    const recorded = await test.services.db
      .selectFrom('audit_log')
      .select(['subject', 'after'])
      .where('action', '=', 'descargar_pagos')
      .execute();
    expect(recorded).toEqual([{ subject: 'payments', after: { pagos: 3, ...filter } }]);
  });
});
