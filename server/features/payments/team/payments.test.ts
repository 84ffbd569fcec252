import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPagoDeCliente, getPagosDeClientes } from '#contract/payments.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { takeMovements } from '#server/features/reconciliation/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, type TestProject } from '#server/testing/project.ts';

let test: TestApp;
let boss: TestAccount;
let cancelled: TestProject;
let running: TestProject;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin', { nombre: 'Ada', email: 'ada@maestros.mx' });
  cancelled = await projectIn(test, 'pagado', { precio: 2000 });
  await cancelled.cancel(cancelled.professional);
  await test.work();
  await takeMovements(test.services);
  running = await projectIn(test, 'pagado', { precio: 6001 });
});
afterAll(() => test.close());

const list = (input: object = {}) => test.call.send(getPagosDeClientes, input, { as: boss });
const detail = async (pago_id: number) =>
  (await test.call.send(getPagoDeCliente, { pago_id }, { as: boss })).pago;

describe('the list of payments', () => {
  it('has every charged payment, newest first, with the payer', async () => {
    const { pagos, total } = await list();
    expect(total).toBe(3);
    expect(pagos.map(({ value }) => value)).toEqual([3000.5, 3000.5, 2000]);
    expect(pagos[2]).toMatchObject({
      keylogin: cancelled.client.keylogin,
      nombre_completo: 'Clara Ríos',
      rol: 1,
      type_sell: 'proyecto',
      divisa: 'MXN',
      payment_status: 'succeeded',
      createAt: test.services.clock().toISOString(),
    });
    expect(pagos[2]?.id_payment).toMatch(/^pi_/);
  });

  it('is searched by person, provider id and description', async () => {
    const { pagos } = await list();
    const [newest] = pagos;
    const ids = async (search: string) => (await list({ search })).pagos.map(({ id }) => id);
    expect(await ids(newest?.email ?? '')).toEqual(pagos.slice(0, 2).map(({ id }) => id));
    expect(await ids(newest?.id_payment ?? '')).toEqual([newest?.id]);
    expect(await ids('cambio de LLAVE')).toHaveLength(3);
    expect(await ids('clara rios')).toHaveLength(3);
    expect(await ids('nobody')).toEqual([]);
    expect(await ids('pi%')).toHaveLength(3);
    expect(await ids('p_i')).toEqual([]);
    expect(await ids('_')).toEqual(
      pagos.filter((p) => p.id_payment?.includes('_')).map((p) => p.id),
    );
    expect(await ids('%')).toEqual([]);
  });

  it('has pages', async () => {
    const first = await list({ itemsPerPage: 2 });
    expect(first).toMatchObject({ totalPages: 2, total: 3, total_estimado: false, hay_mas: true });
    const second = await list({ itemsPerPage: 2, page: 2, marca: first.marca ?? '' });
    expect([second.pagos.length, second.hay_mas]).toEqual([1, false]);
    expect((await list({ page: 7 })).pagos).toEqual([]);
  });

  it('shows «Cuenta eliminada» for deleted accounts, and no longer finds them by name', async () => {
    const gone = await projectIn(test, 'pagado', { precio: 500 });
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock(), nombre: 'Genoveva' })
      .where('keylogin', '=', gone.client.keylogin)
      .execute();
    const [pago] = (await list()).pagos;
    expect(pago).toMatchObject({ nombre_completo: 'Cuenta eliminada', email: '', value: 500 });
    expect((await list({ search: 'genoveva' })).pagos).toEqual([]);
  });
});

describe('one payment', () => {
  it('has its project, its refunds, and its movements in the ledger', async () => {
    const { pagos } = await list({ search: 'pi' });
    const back = await detail(pagos.find(({ value }) => value === 2000)?.id ?? 0);
    expect(back).toMatchObject({
      value: 2000,
      devuelto: 2000,
      proyecto: {
        id: cancelled.id,
        titulo: 'Cambio de llave',
        estado: 'cancelada',
        other_key: cancelled.professional.keylogin,
      },
      reembolsos: [
        {
          amount: 2000,
          motivo: 'cancelacion',
          doneAt: expect.any(String),
          disputa: null,
          caso: null,
        },
      ],
      movimientos: [
        {
          kind: 'pago',
          partidas: expect.arrayContaining([
            { cuenta: 'proveedor', amount: -2000 },
            { cuenta: 'retenido', amount: 2000 },
          ]),
        },
        {
          kind: 'reembolso',
          partidas: expect.arrayContaining([
            { cuenta: 'retenido', amount: -2000 },
            { cuenta: 'devolucion', amount: 2000 },
          ]),
        },
        {
          kind: 'devuelto',
          partidas: expect.arrayContaining([
            { cuenta: 'en_camino_a_tarjeta', amount: 2000 },
            { cuenta: 'devolucion', amount: -2000 },
          ]),
        },
        {
          kind: 'reembolso_enviado',
          partidas: expect.arrayContaining([
            { cuenta: 'en_camino_a_tarjeta', amount: -2000 },
            { cuenta: 'proveedor', amount: 2000 },
          ]),
        },
        {
          kind: 'costo',
          partidas: expect.arrayContaining([
            { cuenta: 'proveedor', amount: 87 },
            { cuenta: 'costo_proveedor', amount: -75 },
            { cuenta: 'iva_acreditable', amount: -12 },
          ]),
        },
      ],
    });
    const half = await detail(pagos.find(({ value }) => value === 3000.5)?.id ?? 0);
    expect(half).toMatchObject({ devuelto: 0, reembolsos: [], proyecto: { id: running.id } });
    expect(half.movimientos).toHaveLength(1);
    expect(half.settledAt).not.toBeNull();
  });

  it('is not found by a wrong id, and is only for administrators', async () => {
    const ask = (as: object, pago_id: unknown) =>
      test.call.refused(getPagoDeCliente, { pago_id }, { as: as as TestAccount });
    expect(await ask(boss, 999_999)).toBe('payment_not_found');
    expect(await ask(boss, 'x')).toBe('invalid_input');
    expect(await ask(running.client, 1)).toBe('forbidden');
  });

  it('is an attempt until it is charged: behind a filter, with its search, and without movement', async () => {
    const waiting = await projectIn(test, 'por_pagar');
    await waiting.prepare();
    const before = await list();
    const { pagos, total } = await list({ intentos: true });
    expect(total).toBe(1);
    expect((await list({ intentos: true, search: 'clara' })).pagos).toEqual(pagos);
    expect((await list({ intentos: true, search: 'nobody' })).pagos).toEqual([]);
    const [newest] = pagos;
    expect(before.pagos.map(({ id }) => id)).not.toContain(newest?.id);
    expect(await detail(newest?.id ?? 0)).toMatchObject({
      settledAt: null,
      payment_status: 'requires_payment_method',
      movimientos: [],
      reembolsos: [],
    });
    await waiting.pay();
    expect((await list({ intentos: true })).total).toBe(0);
    expect((await list()).pagos[0]).toMatchObject({
      id: newest?.id,
      settledAt: test.services.clock().toISOString(),
    });
  });
});
