import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getBusiness } from '#contract/business.ts';
import type { OutputOf } from '#contract/call.ts';
import { getMovements } from '#contract/ledger.ts';
import * as operations from '#contract/operations.ts';
import { getDifferences } from '#contract/reconciliation.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, expectInTime, problem } from '#web/testing/screen.ts';

// The business at a glance (4 §F).

const NOTHING = {
  solicitudes: 0,
  propuestas: 0,
  aceptadas: 0,
  pagadas: 0,
  finalizadas: 0,
  finalizado: 0,
  respuesta: null,
  cobrado: 0,
  comision: 0,
  membresias: 0,
  costo: 0,
  contracargos: 0,
  perdidas: 0,
  neto: 0,
  iva: 0,
};
const WEEK = {
  ...NOTHING,
  solicitudes: 1603,
  propuestas: 1080,
  aceptadas: 592,
  pagadas: 530,
  finalizadas: 297,
  finalizado: 640_000,
  respuesta: 34,
  cobrado: 1_073_000,
  comision: 53_000,
  costo: 41_000,
  neto: 12_000,
  iva: 6_560,
};
const FIRST = { desde: '2026-11-09', hasta: '2026-11-15' };
const SECOND = { desde: '2026-11-16', hasta: '2026-11-22' };
const DAYS = { desde: '2026-11-09', hasta: '2026-11-22' };

const BUSINESS: OutputOf<typeof getBusiness> = {
  ...DAYS,
  periodos: [
    { ...FIRST, ...NOTHING },
    { ...SECOND, ...WEEK },
  ],
  totales: WEEK,
  antes: { desde: '2026-10-26', hasta: '2026-11-08', ...WEEK, cobrado: 1_000_000, respuesta: 40 },
  hoy: { protegido: 1_284_916.5, proyectos: 1204, profesionales: 300_000, tarjetas: 78_252.37 },
};
const ADDRESS = '/admin?desde=2026-11-09&hasta=2026-11-22';

const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

beforeEach(() => {
  signIn(person('admin'));
  answer(getBusiness, BUSINESS);
});

test.each([[DESKTOP], [PHONE]] as const)(
  'figures, series and totals, each with its rows',
  async (screen) => {
    await open(ADDRESS, screen);
    await expect.element(page.getByText('contra 26 oct al 8 nov 2026')).toBeVisible();
    await expect.element(button('Trabajos pagados $1,073,000.00 MXN Subió 7.3 %')).toBeVisible();
    await expect
      .element(link(/^Protegido hoy/))
      .toHaveAttribute('href', '/admin/proyectos?con=protegido');
    await expect.element(link('Primera respuesta 34 min Bajó 6 min')).toBeVisible();
    await expect.element(link(/^Se debe hoy \$378,252\.37 MXN/)).toBeVisible();
    const table = page.getByRole('table', { name: 'El negocio por semana' });
    const cell = (number: string) => table.getByRole('link', { name: number, exact: true });
    await expect
      .element(cell('1,603'))
      .toHaveAttribute('href', '/admin/solicitudes?desde=2026-11-16&hasta=2026-11-22');
    await expect
      .element(cell('592'))
      .toHaveAttribute('href', '/admin/proyectos?paso=aceptadas&desde=2026-11-16&hasta=2026-11-22');
    await expect
      .element(link(/^Solicitudes 1,603 Igual que antes/))
      .toHaveAttribute('href', '/admin/solicitudes?desde=2026-11-09&hasta=2026-11-22');
    await expect.element(page.getByText('$11.18 MXN')).toBeVisible();
    await expectGoodScreen();
  },
);

test('an amount opens the movements that it is made of', async () => {
  answer(getMovements, { suma: null, movimientos: [], hay_mas: false, siguiente: null });
  await open(ADDRESS);
  await button('$1,073,000.00. Ver de qué se compone').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Trabajos pagados, 16 al 22 nov 2026' }))
    .toBeVisible();
  expect(asked(getMovements).at(-1)).toMatchObject({
    ...SECOND,
    cuenta: 'proveedor',
    tipos: ['pago'],
  });
});

test('unit and days are in the address', async () => {
  await open(ADDRESS);
  await link('Mes').click();
  await expect.poll(address).toBe('/admin?desde=2026-11-09&hasta=2026-11-22&por=mes');
  await expect.poll(() => asked(getBusiness).at(-1)).toMatchObject({ ...DAYS, por: 'mes' });
  await button('9 al 22 nov 2026').click();
  await button('Lo más nuevo').click();
  await expect.poll(address).toBe('/admin?por=mes');
});

test('what waits stands above, what the books say otherwise first', async () => {
  answer(operations.getPending, { ...NOTHING_PENDING, diferencias: 1, casos: 3, trabajos: 2 });
  await open(ADDRESS);
  const strip = page.getByRole('navigation', { name: 'Lo que espera' });
  await expect.element(strip).toBeVisible();
  expect(
    strip
      .getByRole('link')
      .elements()
      .map((one) => [one.textContent, one.getAttribute('href')]),
  ).toEqual([
    ['1 diferencia en los libros', '/admin/pendientes'],
    ['3 proyectos detenidos', '/admin/casos/proyectos'],
    ['2 pendientes', '/admin/pendientes'],
  ]);
  await expectGoodScreen();
});

test('an empty platform says what will be here', async () => {
  answer(getBusiness, {
    ...BUSINESS,
    periodos: [{ ...DAYS, ...NOTHING }],
    totales: NOTHING,
    antes: { ...BUSINESS.antes, ...NOTHING },
    hoy: { protegido: 0, proyectos: 0, profesionales: 0, tarjetas: 0 },
  });
  await open('/admin');
  await expect
    .element(page.getByRole('heading', { name: 'Sin movimiento en estos días' }))
    .toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('a notice from before leads to the differences that it told of', async () => {
  const none = { hay_mas: false, siguiente: null };
  answer(operations.getValidations, { validaciones: [], ...none });
  answer(operations.getDeletionRequests, { solicitudes: [], ...none });
  answer(operations.getFailedNotifications, { notificaciones: [], ...none });
  answer(operations.getFailedJobs, { trabajos: [] });
  answer(operations.getFacts, { hechos: [], ...none });
  answer(operations.getFailedRefunds, { devoluciones: [], ...none });
  answer(getDifferences, { diferencias: [], comparaciones: [], ...none });
  await open('/admin?diferencias=4');
  await expect.poll(address).toBe('/admin/pendientes?diferencias=4');
});

test.each(FAILURES)('what cannot be loaded says why: $name', async (failure) => {
  stopClock();
  fail(getBusiness, failure);
  await open(ADDRESS);
  await expectInTime(problem().getByText(failure.text(getBusiness)));
});
