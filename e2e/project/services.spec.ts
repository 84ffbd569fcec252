import { expect } from '@playwright/test';
import { DESKTOP, expectAtField, expectGoodScreen, PHONE } from '../steps/person.ts';
import { confirm, expectProtected, fillCard, openProject, panel } from '../steps/project.ts';
import { proposeService, cancel, answerService, payDue } from '../steps/project-calls.ts';
import { button, dialog, done, expectAutomaticMessage, tab, test } from './test.ts';

// Additional services (1 §4, §5): the professional proposes them, the client accepts and pays them.

test('a service is proposed, accepted and paid, and both see it at once', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  await payDue(job);
  const professionalSeat = await seat(DESKTOP, professional);
  const client = await seat(PHONE, job.client);
  await openProject(client.page, professional);
  await expect(tab(client.page, 'Adicionales (0)')).toBeVisible();

  await openProject(professionalSeat.page, job.client, 'adicionales');
  const price = professionalSeat.page.getByLabel('Precio del servicio', { exact: true });
  await expect(price).toHaveValue('100');
  await price.fill('99');
  await button(professionalSeat.page, 'Proponer servicio').click();
  await expectAtField(professionalSeat.page, 'Descripción', 'Describe el servicio adicional.');
  await expectAtField(
    professionalSeat.page,
    'Precio del servicio',
    /El precio mínimo es de \$100\.00 MXN\./,
  );
  await professionalSeat.page
    .getByLabel('Descripción', { exact: true })
    .fill('También la llave del baño');
  await price.fill('650');
  await button(professionalSeat.page, 'Proponer servicio').click();
  await done(professionalSeat.page);
  await expect(tab(professionalSeat.page, 'Adicionales (1)')).toBeVisible();
  await expect(professionalSeat.page.getByLabel('Descripción', { exact: true })).toHaveValue('');
  await expectGoodScreen(professionalSeat.page);

  const { page } = client;
  await tab(page, 'Adicionales (1) · te toca decidir').click();
  await expectGoodScreen(page);
  await button(page, 'Aceptar').click();
  await expect(dialog(page).getByText('$2,649.00 MXN')).toBeVisible();
  await expectGoodScreen(page);
  await dialog(page).getByRole('button', { name: 'Aceptar por $650.00' }).click();
  await done(page);
  await expect(panel(page).getByText('Aceptado, por pagar')).toBeVisible();
  await expectGoodScreen(page);
  expect(await job.view()).toMatchObject({ estado: 'pagado', adicionales: 1, por_pagar: 650 });

  // The project cannot be completed before, and says so.
  await tab(page, 'Proyecto').click();
  await expect(button(page, 'Marcar como completado')).toHaveAccessibleDescription(
    'Falta pagar una parte del proyecto.',
  );
  await tab(page, /^Adicionales/).click();
  await button(page, 'Pagar $650.00 MXN').click();
  await fillCard(page, '4242424242424242');
  await dialog(page).getByRole('button', { name: 'Pagar $650.00 MXN' }).click();
  await expectProtected(page, '$2,649.00');
  await expect(panel(professionalSeat.page).getByText('Aceptado y pagado')).toBeVisible();
  await expectAutomaticMessage(professionalSeat.page, /aceptó el servicio adicional por \$650\.00/);
  expect(await job.view()).toMatchObject({ adicionales: 0, por_pagar: 0, pagado: 2649 });
});

test('a service is rejected by the client, and withdrawn by either party', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  for (const text of ['Revisar el tinaco', 'Limpiar la tubería', 'Cambiar el céspol'])
    await proposeService(job, text, 300);
  await answerService(job, 2, 'aceptado');
  const { page } = await seat(DESKTOP, job.client);
  await openProject(page, professional, 'adicionales');
  const item = (text: string) => panel(page).getByRole('listitem').filter({ hasText: text });
  await item('Revisar el tinaco').getByRole('button', { name: 'Rechazar' }).click();
  await dialog(page).getByRole('button', { name: 'Rechazar servicio' }).click();
  await expect(item('Revisar el tinaco').getByText('Rechazado')).toBeVisible();
  await item('Cambiar el céspol').getByRole('button', { name: 'Retirar' }).click();
  await expect(dialog(page).getByText(/vuelve a \$1,999\.00 MXN/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Retirar servicio' }).click();
  await expect(item('Cambiar el céspol').getByText('Retirado')).toBeVisible();

  const professionalSeat = await seat(PHONE, professional);
  await openProject(professionalSeat.page, job.client, 'adicionales');
  await confirm(professionalSeat.page, 'Retirar', 'Retirar servicio');
  await expect(item('Limpiar la tubería').getByText('Retirado')).toBeVisible();
  await expectGoodScreen(professionalSeat.page);
  expect(await job.view()).toMatchObject({ precio: 1999, adicionales: 0 });
});

test('a decision made meanwhile is shown, and typed text is not lost', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  const { page } = await seat(DESKTOP, professional);
  await openProject(page, job.client, 'adicionales');
  const text = page.getByLabel('Descripción', { exact: true });
  await text.fill('Pintar la pared');
  await page.route('**/chat/update_adicionales_proposal.php', (route) => route.abort());
  await button(page, 'Proponer servicio').click();
  await expect(page.getByText('Error al actualizar la propuesta')).toBeVisible();
  await expect(text).toHaveValue('Pintar la pared');
  await page.reload();
  await expect(text).toHaveValue('Pintar la pared');
  await page.unroute('**/chat/update_adicionales_proposal.php');
  await button(page, 'Proponer servicio').click();
  await done(page);
  expect((await job.view()).data_propuesta.adicionales).toMatchObject([
    { descripcion: 'Pintar la pared', precio: 100, estatus: 'pendiente' },
  ]);
});

test('nothing can be added before acceptance or after the end, and the panel says why', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('publicada');
  const { page } = await seat(DESKTOP, professional);
  await openProject(page, job.client, 'adicionales');
  await expect(panel(page).getByText('Sin servicios adicionales')).toBeVisible();
  await expect(
    panel(page).getByText('Podrás proponer servicios adicionales cuando acepten la propuesta.'),
  ).toBeVisible();
  await job.client.reject(job.id);
  await expect(
    panel(page).getByText('El proyecto ya terminó: no se pueden agregar servicios.'),
  ).toBeVisible();
  await expect(button(page, 'Proponer servicio')).toHaveCount(0);
});

test('open services of an ended project no longer wait for an answer', async ({
  seat,
  professional,
  begin,
}) => {
  const job = await begin('por_pagar');
  await proposeService(job, 'Revisar el tinaco', 300);
  await proposeService(job, 'Limpiar la tubería', 300);
  await answerService(job, 1, 'aceptado');
  await cancel(job, job.client, 'Ya no hace falta.');
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional, 'adicionales');
  await expect(panel(page).getByText('Sin respuesta')).toBeVisible();
  await expect(panel(page).getByText('Aceptado, sin pagar')).toBeVisible();
});
