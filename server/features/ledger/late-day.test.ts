import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportBooks, getMovements } from '#contract/ledger.ts';
import { makeAdmin } from '#demo/factories.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { takeMovements } from '#server/features/reconciliation/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { cellsOf } from '#server/testing/xlsx.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('what is booked on a later day than the provider moved it says both (issue 17)', async () => {
  // The provider's clock stays behind.
  test.advance(400 * DAY);
  await projectIn(test, 'pagado');
  await takeMovements(test.services);
  const as = sessionOf(await makeAdmin(test.services));
  const { created_at: moved } = await test.services.db
    .selectFrom('provider_movement')
    .select('created_at')
    .executeTakeFirstOrThrow();
  const today = mexicoDay(test.services.clock().getTime());
  const input = { desde: today, hasta: today, cuenta: 'proveedor' as const };
  const { movimientos } = await test.call.send(getMovements, input, { as });
  expect(movimientos.map(({ tipo, ocurrio_at }) => [tipo, ocurrio_at])).toEqual([
    ['costo', moved.toISOString()],
    ['pago', moved.toISOString()],
  ]);

  const { xlsx } = await test.call.send(
    exportBooks,
    { desde: today, hasta: today, por: 'dia' },
    { as },
  );
  const [head, ...lines] = await cellsOf(Buffer.from(xlsx, 'base64'), 4);
  expect(head?.slice(1, 4)).toEqual(['Día', 'Hora', 'Ocurrió']);
  const days = (Date.parse(mexicoDay(moved.getTime())) - Date.parse('1899-12-30')) / DAY;
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line[3]).toBe(days);
});
