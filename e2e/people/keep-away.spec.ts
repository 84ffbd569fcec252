import { expect, type Page } from '@playwright/test';
import { getReports } from '#contract/moderation.ts';
import { ADMIN } from '../steps/product.ts';
import { send } from '../steps/calls.ts';
import { demoProfessional, logIn, type Member, newClient } from '../steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from '../steps/person.ts';
import { messages, say } from '../steps/project.ts';

// Blocking and reporting people, and the warning before payments outside the platform.

let professional: Member;
test.beforeAll(async () => {
  professional = await demoProfessional();
});

const field = (page: Page) => page.getByRole('textbox', { name: /^Mensaje para/ });
const menu = (page: Page) => page.getByRole('button', { name: /^Opciones de/ });

test('a client blocks by keyboard, neither can write, and unblocks', async ({ seat }) => {
  const client = await newClient();
  const { page } = await seat(PHONE, client);
  await page.goto(`/chat/${professional.keylogin}`);
  await say(page, 'Buenas tardes.');
  await expect(messages(page).getByTitle('Enviado')).toBeVisible();
  const { page: other } = await seat(DESKTOP, professional);
  await other.goto(`/chat/${client.keylogin}`);
  await field(other).fill('Lo que iba a escribir');

  await menu(page).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Ver perfil' })).toBeFocused();
  await expectGoodScreen(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Ver perfil' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^¿Bloquear a/ });
  await expect(dialog).toContainText('Si tienen un proyecto abierto, sigue igual');
  await expectGoodScreen(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Bloquear' }).press('Enter');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText(/^Bloqueaste a .+\. No pueden enviarse mensajes\./)).toBeVisible();
  await expect(field(page)).toBeHidden();
  await expectGoodScreen(page);

  // The other person learns only that, and their draft stays.
  const conversation = other.getByRole('region', { name: /^Conversación con/ });
  await expect(conversation.getByText('Esta conversación no recibe mensajes.')).toBeVisible();
  await expect(field(other)).toBeHidden();
  await expectGoodScreen(other);

  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(field(page)).toBeVisible();
  await expect(field(other)).toHaveValue('Lo que iba a escribir');
  await say(page, 'Perdón, fue sin querer.');
  await expect(messages(other).getByText('Perdón, fue sin querer.')).toBeVisible();
});

test('a report keeps its text when sending fails, and reaches the administrators', async ({
  seat,
}) => {
  const client = await newClient();
  await professional.write(client, 'Deposítame a mi cuenta y sale más barato.');
  const { page } = await seat(PHONE, client);
  await page.goto(`/chat/${professional.keylogin}`);
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Reportar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Reportar a/ });
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(dialog.getByText('Elige un motivo.')).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole('radio', { name: 'Pide pagar por fuera de Maestros' }).check();
  await dialog.getByLabel(/Cuéntanos más/).fill('Insiste en que le deposite.');
  await dialog.getByRole('checkbox', { name: /Incluir su último mensaje/ }).check();

  await page.route('**/chat/report_person.php', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(page.getByText('Error al enviar el reporte')).toBeVisible();
  await expect(dialog.getByLabel(/Cuéntanos más/)).toHaveValue('Insiste en que le deposite.');
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(page.getByText('El equipo de Maestros va a revisar tu reporte.')).toBeVisible();
  await expect(dialog).toBeHidden();

  const { session_id, keylogin } = await logIn(ADMIN.email, ADMIN.pass);
  const { reports } = await send(getReports, {}, { as: { session_id, keylogin } });
  expect(reports.find(({ de }) => de.keylogin === client.keylogin)).toMatchObject({
    sobre: { keylogin: professional.keylogin },
    motivo: 'pago_por_fuera',
    texto: 'Insiste en que le deposite.',
    mensaje: 'Deposítame a mi cuenta y sale más barato.',
  });
});

test('a phone number before any payment shows a hint, and is sent all the same', async ({
  seat,
}) => {
  const client = await newClient();
  const { page } = await seat(PHONE, client);
  await page.goto(`/chat/${professional.keylogin}`);
  const notice = page.getByText('el pago por fuera no está protegido');
  await field(page).fill('Son $10,000 por 3.5 x 2.4 m, el 2026-11-20');
  await expect(notice).toBeHidden();
  await field(page).fill('Llámame al 33 1234 5678');
  await expect(notice).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(messages(page).getByText('Llámame al 33 1234 5678')).toBeVisible();
  await expect(notice).toBeHidden();
  await field(page).fill('o a ana@correo.mx');
  await page.getByRole('button', { name: 'Cerrar este aviso' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(field(page)).toHaveValue('o a ana@correo.mx');
  await expect(notice).toBeHidden();
});
