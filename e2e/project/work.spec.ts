import { expect } from '@playwright/test';
import { mexicoDay } from '#lib/mexico-time.ts';
import { FAKE_IMAGE, photoOf } from '../steps/images.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { logIn } from '../steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE } from '../steps/person.ts';
import { beginPayment, confirm, expectProtected, openProject, panel } from '../steps/project.ts';
import { projectAt } from '../steps/project-setup.ts';
import { deliver, payDue } from '../steps/project-calls.ts';
import { button, dialog, done, expectAutomaticMessage, historyEntry, tab, test } from './test.ts';

// A project during the work, as far as two people take part in it: what one does, the other sees at once.

test('a service is added and paid, and the work delivered, changed, delivered again and completed', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  await payDue(job);
  const professionalPage = (await seat(DESKTOP, professional)).page;
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional);
  await expect(tab(page, 'Adicionales (0)')).toBeVisible();

  await openProject(professionalPage, job.client, 'adicionales');
  await professionalPage
    .getByLabel('Descripción', { exact: true })
    .fill('También la llave del baño');
  await professionalPage.getByLabel('Precio del servicio', { exact: true }).fill('650');
  await button(professionalPage, 'Proponer servicio').click();
  await done(professionalPage);
  await tab(page, 'Adicionales (1) · te toca decidir').click();
  await confirm(page, 'Aceptar', 'Aceptar por $650.00');
  await done(page);
  expect(await job.view()).toMatchObject({ estado: 'pagado', adicionales: 1, por_pagar: 650 });
  await (await beginPayment(page, '4242424242424242')).click();
  await expectProtected(page, '$2,649.00');
  await expect(panel(professionalPage).getByText('Aceptado y pagado')).toBeVisible();
  await expectAutomaticMessage(professionalPage, /aceptó un servicio adicional: .*\$650\.00/);
  expect(await job.view()).toMatchObject({ adicionales: 0, por_pagar: 0, pagado: 2649 });

  await tab(professionalPage, 'Proyecto').click();
  await button(professionalPage, 'Marcar como entregado').click();
  await professionalPage.getByLabel(/^Nota/).fill('Dejé la llave vieja en una bolsa.');
  await dialog(professionalPage).getByRole('button', { name: 'Marcar como entregado' }).click();
  await expect(historyEntry(page, 'entregó el trabajo')).toContainText('Dejé la llave vieja');
  await expect(panel(page).getByText(/^Se da por completado el /)).toBeVisible();
  await button(page, 'Pedir cambios').click();
  await page.getByLabel('Qué hay que cambiar', { exact: true }).fill('Sigue goteando.');
  await dialog(page).getByRole('button', { name: 'Pedir cambios' }).click();
  await expect(historyEntry(professionalPage, 'pidió cambios')).toContainText('Sigue goteando.');
  await expectAutomaticMessage(professionalPage, 'Sigue goteando.');
  await deliver(job);
  await button(page, /^Ver los \d+ pasos anteriores$/).click();
  await expect(historyEntry(page, 'entregó el trabajo')).toHaveCount(2);
  await confirm(page, 'Marcar como completado');
  await expect(historyEntry(professionalPage, 'confirmó el trabajo')).toBeVisible();
  await expect(panel(professionalPage).getByText(/^Se finaliza solo el /)).toBeVisible();
});

test('a dispute is opened with images on a phone, and freezes the money for both', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  await payDue(job);
  const professionalPage = (await seat(DESKTOP, professional)).page;
  await openProject(professionalPage, job.client);
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional);
  await button(page, 'Abrir disputa').click();
  const ask = dialog(page);
  const sure = ask.getByRole('button', { name: 'Abrir disputa' });
  await page.getByLabel('Qué pasó', { exact: true }).fill('Sigue goteando y ya no responde.');
  // The file only pretends to be an image: it is not kept, and nothing else is lost.
  await page.getByLabel(/^Imágenes/).setInputFiles([await photoOf(3), FAKE_IMAGE]);
  await expect(ask.getByText(/^No podemos ver «falsa.png»/)).toBeVisible();
  await expect(ask.getByRole('button', { name: /^Quitar la imagen/ })).toHaveCount(1);
  await sure.click();
  await expect(ask).toBeHidden();

  for (const side of [page, professionalPage]) {
    const card = panel(side).getByRole('region', { name: 'Disputa abierta' });
    await expect(card.getByText('Sigue goteando y ya no responde.')).toBeVisible();
    await expect(panel(side).getByText('En disputa').first()).toBeVisible();
    await expectGoodScreen(side);
    await card.getByRole('button', { name: 'Ver imagen 1 de la disputa' }).click();
    await expect(dialog(side).getByRole('img', { name: 'Imagen 1 de la disputa' })).toBeVisible();
    await dialog(side).getByRole('button', { name: 'Cerrar' }).click();
  }
  await expectAutomaticMessage(professionalPage, /abrió una disputa/);
  expect((await job.view()).disputa?.imagenes).toHaveLength(1);
});

test('a project is cancelled late, and both see where the money went', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar', { start: mexicoDay(Date.now()) });
  await payDue(job);
  const professionalPage = (await seat(DESKTOP, professional)).page;
  await openProject(professionalPage, job.client);
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional);
  await button(page, 'Cancelar proyecto').click();
  await page.getByLabel('Motivo', { exact: true }).fill('Me cambio de casa.');
  await dialog(page).getByRole('button', { name: 'Cancelar proyecto' }).click();
  await done(page);
  for (const side of [page, professionalPage]) {
    await expect(historyEntry(side, /(Cancelaste|canceló) el proyecto/)).toContainText(
      'Me cambio de casa.',
    );
    await expect(panel(side).getByText('$1,799.10 devuelto')).toBeVisible();
  }
  await expectAutomaticMessage(professionalPage, /canceló el proyecto/);
  expect(await job.view()).toMatchObject({ estado: 'cancelada', devuelto: 1799.1, retenido: 0 });
});

test('an administrator makes a proposal for the platform, assigns the work and takes it away', async ({
  seat,
  professional,
  client: person,
}) => {
  const admin = await logIn(DEMO_ACCOUNTS[2].email);
  const job = await projectAt('por_pagar', admin, {}, person);
  await payDue(job);
  const client = await seat(DESKTOP, job.client);
  await openProject(client.page, admin);
  const { page } = await seat(DESKTOP, admin);
  await openProject(page, job.client, 'ajustes');
  await expect(tab(page, 'Anticipos')).toHaveCount(0);
  await expect(panel(page).getByText('Todavía nadie está asignado.')).toBeVisible();
  await page
    .getByLabel('Correo, teléfono o nombre', { exact: true })
    .fill(professional.user.account.email);
  await button(page, 'Buscar').click();
  await expect(panel(page).getByText(professional.user.account.email)).toBeVisible();
  await confirm(page, 'Asignar');
  await done(page);
  const { nombre, apellidos } = professional.user.account;
  await expect(
    panel(client.page).getByText(`Hace el trabajo: ${nombre} ${apellidos}`),
  ).toBeVisible();
  expect((await job.view()).profesional_assign?.keylogin).toBe(professional.keylogin);

  await confirm(page, 'Quitar');
  await expect(panel(page).getByText('Todavía nadie está asignado.')).toBeVisible();
  expect((await job.view()).profesional_assign).toBeNull();
  await expectAutomaticMessage(client.page, /quitó al profesional asignado/);
});
