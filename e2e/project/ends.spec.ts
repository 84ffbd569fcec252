import { expect } from '@playwright/test';
import { mexicoDay } from '#lib/mexico-time.ts';
import { DESKTOP, expectAtField, expectGoodScreen, PHONE } from '../steps/person.ts';
import { openProject, panel } from '../steps/project.ts';
import { cancel, payDue } from '../steps/project-calls.ts';
import { button, dialog, done, expectAutomaticMessage, historyEntry, tab, test } from './test.ts';

// How projects end early, and how earlier projects are shown.

const CANCELS = '**/chat/cancel_proposal.php';

test('cancelling late shows who gets how much, keeps the reason after a failure, and both see the refund', async ({
  seat,
  professional,
  begin,
}) => {
  const start = mexicoDay(Date.now());
  const job = await begin('por_pagar', { start });
  await payDue(job);
  const professionalSeat = await seat(DESKTOP, professional);
  await openProject(professionalSeat.page, job.client);
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional);
  await button(page, 'Cancelar proyecto').click();
  const ask = dialog(page);
  // 10 % of 1,999.00, of which the fee is 5 % and 3.00.
  await expect(ask.getByText('$1,799.10 MXN')).toBeVisible();
  await expect(ask.getByText('$186.90 MXN')).toBeVisible();
  await expect(ask.getByText('$13.00 MXN')).toBeVisible();
  await expect(ask.getByText('Esta acción no se puede deshacer.')).toBeVisible();
  await expectGoodScreen(page);

  const sure = ask.getByRole('button', { name: 'Cancelar proyecto' });
  await sure.click();
  await expectAtField(page, 'Motivo', 'Escribe por qué se cancela.');
  await page.getByLabel('Motivo', { exact: true }).fill('Me cambio de casa.');
  await page.route(CANCELS, (route) => route.abort());
  await sure.click();
  await expect(page.getByText('Error al actualizar la propuesta')).toBeVisible();
  await ask.getByRole('button', { name: 'Volver' }).click();
  await page.reload();
  await page.unroute(CANCELS);
  await button(page, 'Cancelar proyecto').click();
  await expect(page.getByLabel('Motivo', { exact: true })).toHaveValue('Me cambio de casa.');
  await sure.click();
  await done(page);

  for (const side of [page, professionalSeat.page]) {
    await expect(historyEntry(side, 'Proyecto cancelado')).toContainText('Me cambio de casa.');
    await expect(panel(side).getByText('$1,799.10 devuelto')).toBeVisible();
    await expect(panel(side).getByText('$199.90 liberado')).toBeVisible();
    await expectGoodScreen(side);
  }
  await expect(panel(professionalSeat.page).getByText('$186.90 MXN')).toBeVisible();
  await expectAutomaticMessage(
    professionalSeat.page,
    /canceló el proyecto\. Motivo: Me cambio de casa\./,
  );
  expect(await job.view()).toMatchObject({ estado: 'cancelada', devuelto: 1799.1, retenido: 0 });
});

test('everything is refunded when the professional cancels', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  await payDue(job);
  const { page } = await seat(DESKTOP, professional);
  await openProject(page, job.client);
  await button(page, 'Cancelar proyecto').click();
  await expect(dialog(page).getByText('$1,999.00 MXN')).toBeVisible();
  await page.getByLabel('Motivo', { exact: true }).fill('Me enfermé.');
  await dialog(page).getByRole('button', { name: 'Cancelar proyecto' }).click();
  await done(page);
  await expect(panel(page).getByText('$1,999.00 devuelto')).toBeVisible();
});

test('a withdrawn proposal changes in the client’s open panel', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('publicada');
  const { page } = await seat(DESKTOP, job.client);
  await openProject(page, professional);
  await expect(panel(page).getByText(/^Vence el \S+ \d+ \S+ a las? \d+:\d\d$/)).toBeVisible();
  const professionalSeat = await seat(PHONE, professional);
  await openProject(professionalSeat.page, job.client);
  await button(professionalSeat.page, 'Retirar propuesta').click();
  await professionalSeat.page.getByLabel(/^Motivo/).fill('Ese día ya no puedo.');
  await dialog(professionalSeat.page).getByRole('button', { name: 'Retirar propuesta' }).click();
  await done(professionalSeat.page);
  await expectGoodScreen(professionalSeat.page);
  await expect(historyEntry(page, 'Propuesta retirada')).toContainText('Ese día ya no puedo.');
  await expect(button(page, 'Aceptar')).toHaveCount(0);
});

test('an unsent proposal is discarded', async ({ seat, professional, begin }) => {
  const job = await begin('publicada');
  await job.client.reject(job.id);
  await professional.begin(job.client, { titulo: 'Otra idea' });
  const { page } = await seat(DESKTOP, professional);
  await openProject(page, job.client);
  await button(page, 'Descartar borrador').click();
  await dialog(page).getByRole('button', { name: 'Descartar borrador' }).click();
  await done(page);
  await expect(historyEntry(page, 'Borrador descartado')).toBeVisible();
  await expect(button(page, 'Crear propuesta')).toBeVisible();
});

test('earlier projects of the pair stand below the present one', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  await payDue(job);
  await cancel(job, job.client, 'Ya no hace falta.');
  const second = { titulo: 'Segundo intento', descripcion: 'Lo mismo, más barato.', precio: 900 };
  const id = await professional.begin(job.client, second);
  await professional.publish(id);
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional);
  const earlier = button(page, 'Proyectos anteriores (1)');
  await expect(earlier).toHaveAttribute('aria-expanded', 'false');
  await earlier.click();
  await button(page, new RegExp(job.titulo)).click();
  const detail = panel(page).getByRole('listitem').filter({ hasText: job.titulo });
  await expect(detail.getByText('$1,999.00 devuelto')).toBeVisible();
  await expect(detail.getByText('Ya no hace falta.')).toBeVisible();
  // The present project keeps its buttons; earlier ones have none.
  await expect(button(page, 'Aceptar')).toHaveCount(1);
  await expectGoodScreen(page);
});

test('earlier projects load page by page', async ({ seat, professional, begin }) => {
  const job = await begin('publicada');
  await job.client.reject(job.id);
  for (let index = 1; index <= 21; index++) {
    const titulo = `Intento ${index}`;
    const id = await professional.begin(job.client, { titulo, descripcion: 'x', precio: 100 });
    await professional.publish(id);
    await job.client.reject(id);
  }
  const { page } = await seat(DESKTOP, job.client);
  await openProject(page, professional);
  await button(page, 'Proyectos anteriores (19+)').click();
  await button(page, 'Ver más').click();
  await expect(button(page, 'Proyectos anteriores (21)')).toBeVisible();
  await expect(button(page, new RegExp(job.titulo))).toBeVisible();
  await expect(button(page, 'Ver más')).toHaveCount(0);
});

test('a tab that no longer applies is replaced by the project', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional, 'anticipos');
  await expect(tab(page, 'Proyecto')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Anticipos')).toHaveCount(0);
  await payDue(job);
  await expect(tab(page, 'Anticipos')).toHaveAttribute('aria-selected', 'true');
});
