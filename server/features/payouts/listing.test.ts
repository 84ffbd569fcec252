import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportPayoutList, getPayouts } from '#contract/payouts.ts';
import { makeAccount, makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { CLABE } from './testing.ts';
import { sealed } from '#server/db/sealed/index.ts';

// The team's list of payouts: its order, its pages and its file.

let test: TestApp;
let admin: Awaited<ReturnType<typeof makeAccount>>;
/** In the order in which they were made. */
const AMOUNTS = [300, 900, 100, 900, 500];
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAccount(test, 'admin', { permisos: ['lectura'] });
  for (const [index, amount] of AMOUNTS.entries()) {
    const { id } = await makeProfessional(test);
    await test.services.db
      .insertInto('payout')
      .values({
        account_id: id,
        fecha: '2026-11-18',
        amount: amount * 100,
        tipo: 'transferencia',
        metodo: 'clabe',
        ...sealed(test.services.db, 'payout.numero', CLABE),
        titular: `Persona ${index}`,
        created_at: test.services.clock(),
      })
      .execute();
  }
});
afterAll(() => test.close());

const amounts = (payouts: readonly { monto: number }[]) => payouts.map(({ monto }) => monto);

it('begins with the newest, or with the largest, page by page', async () => {
  const ask = (input: object) => test.call.send(getPayouts, input, { as: admin });
  expect(amounts((await ask({})).payouts)).toEqual(AMOUNTS.toReversed());
  const read: number[] = [];
  for (let despues: number | null | undefined; despues !== null; ) {
    const page = await ask({ orden: 'monto', cuantos: 25, ...(despues && { despues }) });
    read.push(...amounts(page.payouts));
    despues = page.siguiente;
  }
  expect(read).toEqual([900, 900, 500, 300, 100]);
  const { payouts } = await ask({ orden: 'monto', cuantos: 25 });
  const [first, second] = payouts;
  // Of two of the same amount the newer comes first, and the next page begins after it.
  expect((first?.id ?? 0) > (second?.id ?? 0)).toBe(true);
  const after = await ask({ orden: 'monto', cuantos: 25, despues: first?.id });
  expect(amounts(after.payouts)).toEqual([900, 500, 300, 100]);
  expect(after.payouts[0]?.id).toBe(second?.id);
});

it('is downloaded as it is filtered, without whole CLABEs, and that is recorded', async () => {
  const filter = { estado: 'pendiente', fecha: '2026-11-18', orden: 'monto' } as const;
  expect(
    await test.call.refused(exportPayoutList, filter, {
      as: await makeAccount(test, 'client'),
    }),
  ).toBe('forbidden');
  const file = await test.call.send(exportPayoutList, filter, { as: admin });
  expect(amounts(file.payouts)).toEqual([900, 900, 500, 300, 100]);
  expect(file.hay_mas).toBe(false);
  expect(JSON.stringify(file)).not.toContain(CLABE);
  const none = await test.call.send(exportPayoutList, { fecha: '2026-11-11' }, { as: admin });
  expect(none.payouts).toEqual([]);
  const rows = await test.services.db
    .selectFrom('audit_log')
    .select(['subject_id', 'after'])
    .where('action', '=', 'descargar_pagos_a_profesionales')
    .orderBy('id')
    .execute();
  expect(rows[0]).toEqual({
    subject_id: '2026-11-18',
    after: { pagos: 5, formato: 'csv', estado: 'pendiente', orden: 'monto' },
  });
});
