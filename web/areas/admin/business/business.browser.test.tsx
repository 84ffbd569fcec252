import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getAccounts } from '#contract/accounts.ts';
import { getBusiness, getCohorts, getDemand } from '#contract/business.ts';
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
import { loadCsv } from './csv.ts';

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

const DEMAND: OutputOf<typeof getDemand> = {
  desde: '2026-10-24',
  hasta: '2026-11-22',
  lugares: [
    {
      categoria: 'Plomería',
      estado: 'Yucatán',
      ciudad: 'Mérida',
      solicitudes: 8,
      con_propuesta: 3,
      profesionales: 1,
      que_hacer: 'faltan',
    },
    ...Array.from({ length: 6 }, (_, index) => ({
      categoria: 'Impermeabilización',
      estado: 'Veracruz de Ignacio de la Llave',
      ciudad: `San Andrés Tuxtla ${index + 1}`,
      solicitudes: 1,
      con_propuesta: 0,
      profesionales: 0,
      que_hacer: 'nadie' as const,
    })),
  ],
};

beforeEach(() => {
  signIn(person('admin'));
  answer(getBusiness, BUSINESS);
  answer(getDemand, DEMAND);
  answer(getCohorts, { cohortes: [] });
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
    await expect
      .element(link('Primera respuesta 34 min Bajó 6 min'))
      .toHaveAttribute(
        'href',
        '/admin/solicitudes?paso=respondidas&desde=2026-11-09&hasta=2026-11-22',
      );
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

test.each([[DESKTOP], [PHONE]] as const)(
  'where professionals are missing, each number with its rows',
  async (screen) => {
    await open(ADDRESS, screen);
    const table = page.getByRole('table', { name: 'Oferta y demanda por oficio y lugar' });
    const row = table.getByRole('row').filter({ hasText: 'Plomería en Mérida, Yucatán' });
    await expect.element(row.getByText('faltan profesionales, invita a 1 más.')).toBeVisible();
    const hrefs = row
      .getByRole('link')
      .elements()
      .map((one) => decodeURIComponent(one.getAttribute('href') ?? ''));
    const place = 'categoria=Plomería&lugar=Yucatán&ciudad=Mérida';
    expect(hrefs).toEqual([
      `/admin/solicitudes?${place}&desde=2026-10-24&hasta=2026-11-22`,
      `/admin/solicitudes?${place}&con=propuesta&desde=2026-10-24&hasta=2026-11-22`,
      `/admin/cuentas?${place}`,
    ]);
    await expect.element(page.getByText(/San Andrés Tuxtla 6/)).not.toBeInTheDocument();
    await button('Ver los 7').click();
    await expect.element(page.getByText(/San Andrés Tuxtla 6/)).toBeVisible();
    await expectGoodScreen();
    await link('90 días').click();
    await link('Estado').click();
    await expect
      .poll(address)
      .toBe('/admin?desde=2026-11-09&hasta=2026-11-22&dias=90&lugares=estado');
    await expect.poll(() => asked(getDemand).at(-1)).toMatchObject({ dias: 90, por: 'estado' });
  },
);

test.each([[DESKTOP], [PHONE]] as const)(
  'who comes back, month by month, each number with its people',
  async (screen) => {
    const volvieron = [29, 38, null, null, null].map((total, index) => ({
      meses: [1, 2, 3, 6, 12][index] ?? 0,
      total,
    }));
    answer(getCohorts, { cohortes: [{ mes: '2026-09', personas: 1_234, volvieron }] });
    await open(ADDRESS, screen);
    const table = page.getByRole('table', { name: 'Clientes que regresan, por mes' });
    const of = (name: string) => table.getByRole('link', { name, exact: true });
    await expect
      .element(of('1,234'))
      .toHaveAttribute('href', '/admin/cuentas?rol=1&cohorte=2026-09');
    await expect
      .element(of('3 % 38'))
      .toHaveAttribute('href', '/admin/cuentas?rol=1&cohorte=2026-09&volvieron=2');
    await expectGoodScreen();
    await link('Profesionales').click();
    await expect.poll(() => asked(getCohorts).at(-1)).toMatchObject({ quien: 'profesionales' });
  },
);

test('the list of accounts says who was counted', async () => {
  answer(getAccounts, {
    accounts: [],
    totalPages: 1,
    total: 0,
    total_estimado: false,
    hay_mas: false,
    marca: null,
  });
  const work = { categoria: 'Plomería', lugar: 'Yucatán', ciudad: 'Mérida' };
  const cohort = { rol: '1', cohorte: '2026-09', volvieron: '2' };
  await open(`/admin/cuentas?${new URLSearchParams({ ...work, ...cohort })}`, PHONE);
  await expect.element(button('Quitar «Hacen Plomería en Mérida, Yucatán»')).toBeVisible();
  expect(asked(getAccounts).at(-1)).toMatchObject({ ...work, cohorte: '2026-09', volvieron: 2 });
  await expectGoodScreen();
  await button('Quitar «Hacen Plomería en Mérida, Yucatán»').click();
  await button('Quitar «Desde sep 2026, regresaron en 2 meses»').click();
  await expect.poll(address).toBe('/admin/cuentas?rol=1');
});

test('the file has the periods and their sum, with two decimals for money only', async () => {
  const { csv, nombre, message } = await loadCsv({ ...DAYS, por: 'semana' });
  expect(nombre).toBe('negocio_2026-11-09_2026-11-22.csv');
  expect(message).toBe('Descargaste 2 periodos en negocio_2026-11-09_2026-11-22.csv.');
  const lines = csv.trim().split('\r\n');
  expect(lines[0]).toContain('Desde,Hasta,Solicitudes,Propuestas');
  expect(lines.slice(1)).toEqual([
    '2026-11-09,2026-11-15,0,0,0,0,0,,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00',
    '2026-11-16,2026-11-22,1603,1080,592,530,297,34,640000.00,1073000.00,53000.00,0.00,41000.00,0.00,0.00,12000.00,6560.00',
    'Total,,1603,1080,592,530,297,34,640000.00,1073000.00,53000.00,0.00,41000.00,0.00,0.00,12000.00,6560.00',
  ]);
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
    ['3 proyectos detenidos', '/admin/casos/proyectos?causa=sin_disputa'],
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
