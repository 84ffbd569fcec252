import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { auditOf } from './steps/audit.ts';
import { logIn, type Member } from './steps/people.ts';
import { CLABE, paidOutProfessional } from './steps/payouts.ts';
import { expectGoodScreen, PHONE, test } from './steps/person.ts';
import { onProductApart } from './steps/product.ts';

// An administrator processes a payout of a Wednesday, and the professional sees its state.

onProductApart();

const rowOf = (page: Page, { keylogin }: Member) =>
  page
    .getByRole('table', { name: 'Pagos a profesionales' })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/admin/cuentas/${keylogin}"]`) });

test('an administrator downloads, sends and confirms a payout on a phone', async ({ seat }) => {
  const { fecha, professional } = await paidOutProfessional('Rosendo');
  const admin = await logIn(DEMO_ACCOUNTS[2].email);
  const { page } = await seat(PHONE, admin);
  await page.goto('/admin/pagos-a-profesionales');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagos a profesionales');
  await expect(page.getByRole('region', { name: 'Próximos pagos' })).toContainText(
    /miércoles .*, 9:00/i,
  );
  await page.getByRole('button', { name: 'Ver quién queda fuera' }).click();
  await expect(page.getByRole('region', { name: 'Sin identificación completa' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Ocultar quién queda fuera' }).click();

  const day = formatDay(fecha);
  await page.getByRole('heading', { name: 'Miércoles y archivos' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Descargar CSV por enviar del ${day}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`pagos-a-profesionales-${fecha}-pendiente.csv`);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.startsWith('\uFEFFReferencia,Beneficiario,Banco,CLABE,Monto,')).toBe(true);
  expect(csv).toContain(`,Rosendo Núñez Lara,IXE,'${CLABE},472.00,`);
  expect(await auditOf(admin)).toContainEqual({
    action: 'descargar_pagos_a_profesionales',
    subject_id: fecha,
  });

  await page.getByRole('button', { name: `Ver pagos del ${day}` }).click();
  await expect(page.getByRole('heading', { name: `Pagos del ${day}` })).toBeFocused();
  const row = rowOf(page, professional);
  await expect(row).toContainText('Pendiente');
  await expect(row).toContainText('9719');
  await expect(page.getByText(CLABE)).toHaveCount(0);
  await row.getByRole('button', { name: /^Registrar envío a/ }).click();
  const sending = page.getByRole('dialog', { name: 'Registrar envío' });
  const key = `MAE${randomInt(1_000_000_000)}`;
  await page.getByLabel('Clave de rastreo').fill(key);
  await sending.getByRole('button', { name: 'Registrar envío' }).click();
  await expect(page.getByText('Pago enviado. Ya le avisamos al profesional.')).toBeVisible();
  await expect(row).toContainText(`Rastreo ${key}`);

  const { page: own } = await seat(PHONE, professional);
  await own.goto('/profesional');
  const money = own.getByRole('region', { name: 'Tu dinero' });
  await expect(money).toContainText('Disponible$0.00 MXN');
  await expect(money).toContainText('En camino$472.00 MXN');
  await money.getByRole('link', { name: 'Ver tus pagos' }).click();
  const list = own.getByRole('region', { name: 'Tus pagos' });
  await expect(list).toContainText('Te avisamos cuando llegue.');
  await expect(list).toContainText(`Clave de rastreo: ${key}`);
  await expectGoodScreen(own);

  await row.getByRole('button', { name: /^Marcar pagado a/ }).click();
  const arrived = page.getByRole('dialog', { name: '¿Llegó el pago?' });
  await expect(arrived).toContainText('Esta acción no se puede deshacer.');
  await expectGoodScreen(page);
  await arrived.getByRole('button', { name: 'Marcar pagado' }).click();
  await expect(page.getByText('Pago hecho. Ya le avisamos al profesional.')).toBeVisible();
  await expect(row).toContainText('Pagado');
  await expect(row.getByRole('button', { name: 'Marcar pagado' })).toHaveCount(0);
  await own.reload();
  await expect(list).toContainText('Llegó a tu cuenta el');
});
