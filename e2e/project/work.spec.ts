import { expect } from '@playwright/test';
import { getProfiles } from '#contract/search.ts';
import { send } from '../steps/calls.ts';
import { FAKE_IMAGE, photoOf, TOO_LARGE_IMAGE } from '../steps/images.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { logIn } from '../steps/people.ts';
import { reach } from '../steps/keyboard.ts';
import { DESKTOP, expectAtField, expectGoodScreen, PHONE } from '../steps/person.ts';
import { beginPayment, confirm, expectProtected, openProject, panel } from '../steps/project.ts';
import { projectAt } from '../steps/project-setup.ts';
import { proposeService, deliver, payDue } from '../steps/project-calls.ts';
import { button, dialog, done, expectAutomaticMessage, historyEntry, tab, test } from './test.ts';

// A project during the work.

test('the work is delivered, changed on request, delivered again and completed', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  await payDue(job);
  const professionalSeat = await seat(PHONE, professional);
  await openProject(professionalSeat.page, job.client);
  const { page } = await seat(DESKTOP, job.client);
  await openProject(page, professional);
  await expect(button(page, 'Pedir cambios')).toHaveCount(0);

  await button(professionalSeat.page, 'Marcar como entregado').click();
  await professionalSeat.page.getByLabel(/^Nota/).fill('Dejé la llave vieja en una bolsa.');
  await expectGoodScreen(professionalSeat.page);
  await dialog(professionalSeat.page)
    .getByRole('button', { name: 'Marcar como entregado' })
    .click();
  await done(professionalSeat.page);
  await expect(button(professionalSeat.page, 'Marcar como entregado')).toHaveCount(0);
  await expect(historyEntry(page, 'Trabajo entregado')).toContainText('Dejé la llave vieja');
  await expect(panel(page).getByText(/^Se da por completado el /)).toBeVisible();
  await expectGoodScreen(page);

  await button(page, 'Pedir cambios').click();
  await dialog(page).getByRole('button', { name: 'Pedir cambios' }).click();
  await expectAtField(page, 'Qué hay que cambiar', 'Escribe qué hay que cambiar.');
  await page.getByLabel('Qué hay que cambiar', { exact: true }).fill('Sigue goteando.');
  await dialog(page).getByRole('button', { name: 'Pedir cambios' }).click();
  await done(page);
  await expect(historyEntry(professionalSeat.page, 'Cambios pedidos')).toContainText(
    'Sigue goteando.',
  );
  await expectAutomaticMessage(
    page,
    /pidió cambios antes de confirmar\. Qué falta: Sigue goteando\./,
  );

  await confirm(professionalSeat.page, 'Marcar como entregado');
  await expect(historyEntry(page, 'Trabajo entregado')).toHaveCount(2);
  await confirm(page, 'Marcar como completado');
  await expect(historyEntry(professionalSeat.page, 'Trabajo completado')).toBeVisible();
  await expect(panel(professionalSeat.page).getByText(/^Se finaliza solo el /)).toBeVisible();
});

test('a dispute is opened with images on a phone, and freezes the money for both', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  await payDue(job);
  const professionalSeat = await seat(DESKTOP, professional);
  await openProject(professionalSeat.page, job.client);
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional);
  await button(page, 'Abrir disputa').click();
  const ask = dialog(page);
  await expect(ask.getByText(/el dinero se congela/)).toBeVisible();
  const sure = ask.getByRole('button', { name: 'Abrir disputa' });
  await sure.click();
  await expectAtField(page, 'Qué pasó', 'Cuenta qué pasó.');
  const images = page.getByLabel(/^Imágenes/);
  await images.setInputFiles(TOO_LARGE_IMAGE);
  await expect(ask.getByText('El adjunto excede el tamaño máximo de 6MB')).toBeVisible();

  // The file only pretends to be an image: the server refuses it, and typed text is not lost.
  await page.getByLabel('Qué pasó', { exact: true }).fill('Sigue goteando y ya no responde.');
  await images.setInputFiles([await photoOf(3), FAKE_IMAGE]);
  await sure.click();
  await expect(ask.getByText(/no es una imagen que podamos leer/)).toBeVisible();
  await ask.getByRole('button', { name: 'Volver' }).click();
  await button(page, 'Abrir disputa').click();
  await expect(page.getByLabel('Qué pasó', { exact: true })).toHaveValue(
    'Sigue goteando y ya no responde.',
  );
  await ask.getByRole('button', { name: 'Quitar la imagen 2' }).click();
  await expect(ask.getByRole('button', { name: /Quitar la imagen/ })).toHaveCount(1);
  await expectGoodScreen(page);
  await sure.click();
  await expect(ask).toBeHidden();

  for (const side of [page, professionalSeat.page]) {
    const card = panel(side).getByRole('region', { name: 'Disputa abierta' });
    await expect(card.getByText('Sigue goteando y ya no responde.')).toBeVisible();
    await expect(panel(side).getByText('En disputa').first()).toBeVisible();
    await expect(button(side, 'Cancelar proyecto')).toHaveCount(0);
    await expectGoodScreen(side);
    await card.getByRole('button', { name: 'Ver imagen 1 de la disputa' }).click();
    await expect(dialog(side).getByRole('img', { name: 'Imagen 1 de la disputa' })).toBeVisible();
    await dialog(side).getByRole('button', { name: 'Cerrar' }).click();
  }
  await expect(button(page, 'Marcar como completado')).toHaveAccessibleDescription(
    /Hay una disputa abierta/,
  );
  await tab(page, 'Anticipos').click();
  await expect(button(page, 'Liberar anticipo')).toHaveAccessibleDescription(
    /Hay una disputa abierta/,
  );
  await expectAutomaticMessage(professionalSeat.page, /abrió una disputa/);
  expect((await job.view()).disputa?.imagenes).toHaveLength(1);
});

test('above 5,000 MXN half is paid first, and the rest before completing', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('publicada', { precio: 8001 });
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional);
  await expect(panel(page).getByText('Primer pago')).toBeVisible();
  await confirm(page, 'Aceptar', 'Aceptar propuesta');
  await expect(
    panel(page).getByText(/Los otros \$4,000\.50 se pagan antes de completar el proyecto\./),
  ).toBeVisible();
  await (await beginPayment(page, '4242424242424242')).click();
  await expectProtected(page, '$4,000.50');
  expect(await job.count('pago_parcial')).toBe(1);

  await deliver(job);
  await expect(button(page, 'Marcar como completado')).toHaveAccessibleDescription(
    'Falta pagar una parte del proyecto.',
  );
  await expect(
    panel(page).getByText(
      'Es el resto del precio. Al pagarlo podrás marcar el proyecto como completado.',
    ),
  ).toBeVisible();
  await expectGoodScreen(page);
  await tab(page, 'Anticipos').click();
  await expect(panel(page).getByRole('radio', { name: /^100 %/ })).toBeDisabled();
  await expect(
    panel(page).getByText('El anticipo es mayor que el dinero protegido.').first(),
  ).toBeVisible();
  await expectGoodScreen(page);
  await tab(page, 'Proyecto').click();
  await (await beginPayment(page, '4242424242424242')).click();
  await expectProtected(page, '$8,001.00');
  await confirm(page, 'Marcar como completado');
  await expect(historyEntry(page, 'Trabajo completado')).toBeVisible();
});

test('the client finds a professional, assigns the work and unassigns it', async ({
  seat,
  professional,
  begin,
}) => {
  const { profiles } = await send(getProfiles, { search: { categoria: 'Pintura' } });
  const other = profiles.find(({ keylogin }) => keylogin !== professional.keylogin);
  if (!other) throw new Error('the demo has nobody else');
  const job = await begin('publicada');
  const professionalSeat = await seat(DESKTOP, professional);
  await openProject(professionalSeat.page, job.client);
  await expect(tab(professionalSeat.page, 'Ajustes')).toHaveCount(0);
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional, 'ajustes');
  await button(page, 'Buscar').click();
  await expectAtField(page, 'Correo, teléfono o nombre', 'Escribe a quién buscas.');
  const field = page.getByLabel('Correo, teléfono o nombre', { exact: true });
  await field.fill('zzzz@nadie.example');
  await field.press('Enter');
  const notice = page.getByRole('region', { name: 'Avisos' });
  await expect(notice.getByText('Sin resultado')).toBeVisible();
  await expect(notice.getByText('No se obtuvieron resultados')).toBeVisible();
  await expect(field).toHaveValue('zzzz@nadie.example');

  await field.fill(other.keylogin);
  await button(page, 'Buscar').click();
  await expectGoodScreen(page);
  await confirm(page, 'Asignar');
  await done(page);
  const assigned = panel(page).getByRole('region', { name: 'Profesional asignado' });
  const person = (await job.view()).profesional_assign;
  await expect(assigned.getByText(`${person?.nombre} ${person?.apellidos}`)).toBeVisible();
  expect(person?.keylogin).toBe(other.keylogin);
  await expect(
    panel(professionalSeat.page).getByText(
      `Hace el trabajo: ${person?.nombre} ${person?.apellidos}`,
    ),
  ).toBeVisible();
  await expectGoodScreen(page);
  await confirm(page, 'Quitar');
  await expect(assigned.getByText(/Nadie más está asignado\./)).toBeVisible();
  expect((await job.view()).profesional_assign).toBeNull();
  await expectAutomaticMessage(professionalSeat.page, /quitó al profesional asignado/);
});

test('an administrator makes a proposal for the platform, and assigns the work', async ({
  seat,
  professional,
  client: person,
}) => {
  const admin = await logIn(DEMO_ACCOUNTS[2].email);
  const job = await projectAt('por_pagar', admin, {}, person);
  await payDue(job);
  const client = await seat(PHONE, job.client);
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
  await expectGoodScreen(page);
  const { nombre, apellidos } = professional.user.account;
  await expect(
    panel(client.page).getByText(`Hace el trabajo: ${nombre} ${apellidos}`),
  ).toBeVisible();
});

test('a long history is collapsed, and the current state stays visible', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  await payDue(job);
  for (const text of ['Uno', 'Dos', 'Tres']) await proposeService(job, text, 100);
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional);
  await expect(historyEntry(page, 'Servicio adicional propuesto')).toHaveCount(3);
  await expect(historyEntry(page, 'Propuesta empezada')).toHaveCount(0);
  await button(page, 'Ver los 4 pasos anteriores').click();
  await expect(historyEntry(page, 'Propuesta empezada')).toBeVisible();
  await button(page, 'Ver solo lo último').click();
  await expect(historyEntry(page, 'Propuesta empezada')).toHaveCount(0);
});

test('the panel works by keyboard: tabs by arrows, an action with a reason, the focus returns', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  await payDue(job);
  const { page } = await seat(DESKTOP, job.client);
  await openProject(page, professional);
  await reach(tab(page, 'Proyecto'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Ajustes')).toBeFocused();
  await expect(page).toHaveURL(/panel=ajustes/);
  await page.keyboard.press('End');
  await expect(tab(page, /^Adicionales/)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/panel=proyecto/);

  await reach(button(page, 'Abrir disputa'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Qué pasó', { exact: true })).toBeFocused();
  await page.keyboard.type('No vino.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'Abrir disputa')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Qué pasó', { exact: true })).toHaveValue('No vino.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await reach(button(page, 'Cancelar proyecto'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Motivo', { exact: true })).toBeFocused();
  await page.keyboard.type('Ya no hace falta.');
  await reach(dialog(page).getByRole('button', { name: 'Cancelar proyecto' }));
  await page.keyboard.press('Enter');
  await expect(historyEntry(page, 'Proyecto cancelado')).toBeVisible();
});
