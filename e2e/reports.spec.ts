import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { cuentas } from '#contract/analytics.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { send } from './steps/calls.ts';
import { logIn, type Member } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test, expectAtField } from './steps/person.ts';
import { follow } from './steps/router.ts';

// The administrator reads the reports: their dates, charts, tables and files.

const REPORTS = {
  cuentas: 'Resumen de cuentas',
  mensajes: 'Reporte de mensajes',
  propuestas: 'Reporte de propuestas',
  'pagos-de-clientes': 'Reporte de pagos de clientes',
  reviews: 'Reporte de reseñas',
  notificaciones: 'Reporte de notificaciones',
} as const;

let admin: Member;
test.beforeAll(async () => {
  admin = await logIn(DEMO_ACCOUNTS[2].email);
});

const section = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true });

test('every report is reachable from the overview and readable on a phone', async ({ seat }) => {
  const { page } = await seat(PHONE, admin);
  await page.goto('/admin/reportes');
  for (const [name, title] of Object.entries(REPORTS)) {
    await follow(page, '/admin/reportes');
    await page.locator(`a[href="/admin/reportes/${name}"]`).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('img').first()).toBeVisible();
    await expectGoodScreen(page);
  }
});

test('a report follows its dates, and its chart, table and file agree', async ({ seat }) => {
  const { page } = await seat(DESKTOP, admin);
  // All data of the demo is from before today.
  await page.goto('/admin/reportes/cuentas?desde=2025-01-01');
  const start = page.getByLabel('Fecha inicial');
  await expect(start).toHaveValue('2025-01-01');
  await expect(page.getByLabel('Fecha final')).not.toHaveValue('');
  const end = await page.getByLabel('Fecha final').inputValue();
  const { metrics } = await send(
    cuentas,
    { searchDateStart: '2025-01-01', searchDateEnd: end },
    { as: { keylogin: admin.keylogin, session_id: admin.session_id } },
  );
  const [first] = metrics.by_profesion;
  if (!first) throw new Error('the demo has no professionals');

  const trades = section(page, 'Profesionales por profesión');
  await expect(
    trades.getByRole('img', {
      name: new RegExp(`^Profesionales por profesión: ${first.nombre} ${first.total}\\b`),
    }),
  ).toBeVisible();
  await trades.getByText('Ver tabla').click();
  await expect(trades.getByRole('row').nth(1)).toContainText(`${first.nombre}${first.total}`);
  await expect(trades.getByRole('row')).toHaveCount(metrics.by_profesion.length + 1);

  const states = section(page, 'Cuentas por estado');
  await states.getByRole('listbox').focus();
  await page.keyboard.press('ArrowDown');
  const second = 'Baja California';
  const there = metrics.by_estado.find(({ nombre }) => nombre === second)?.total ?? 0;
  await expect(states.getByText(`${second}: ${there}`, { exact: true })).toBeVisible();
  await expectGoodScreen(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`resumen-de-cuentas_2025-01-01_${end}.csv`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.startsWith('\uFEFFMétrica,Concepto,Valor,Periodo anterior\r\n')).toBe(true);
  expect(file).toContain(`Profesionales por profesión,${first.nombre},${first.total},\r\n`);
  expect(file).toContain(`Cuentas por rol,Clientes,${metrics.by_rol[1]},\r\n`);

  // A date before 2025 shows an error at its field and requests nothing; reports of notifications accept it.
  await start.fill('2024-05-01');
  await expect(start).toHaveValue('2024-05-01');
  await expect(page).toHaveURL(/desde=2025-01-01/);
  await expectAtField(page, 'Fecha inicial', 'Elige una fecha de 2025 en adelante.');
  await start.fill('2025-06-01');
  await expect(page).toHaveURL(/desde=2025-06-01/);
  await follow(page, '/admin/reportes/notificaciones');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REPORTS.notificaciones);
  await page.getByLabel('Fecha final').fill('2024-05-01');
  await page.getByLabel('Fecha inicial').fill('2024-04-10');
  await expect(page).toHaveURL(/desde=2024-04-10/);
  await expect(page.getByRole('heading', { name: 'Sin datos en este periodo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descargar CSV' })).toBeDisabled();

  // An end before the start is reported at the field.
  await page.getByLabel('Fecha final').fill('2024-03-01');
  await expectAtField(page, 'Fecha final', 'La fecha final no puede ser anterior a la inicial.');
});
