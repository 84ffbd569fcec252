import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { fillByKeys, reach } from './steps/keyboard.ts';
import { sentTo } from './steps/outbox.ts';
import { logIn, signUpClient, somebodyNew } from './steps/people.ts';
import { DESKTOP, expectAtField, expectGoodScreen, PHONE, test } from './steps/person.ts';
import { unzip } from '../tools/unzip.ts';

// Sessions, password and data copy in the own area of clients and professionals.

const at = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('ends a session of another device, which then shows the session alert', async ({ seat }) => {
  const person = somebodyNew('Sara', 'Ríos Luna');
  const { page } = await seat(PHONE, await signUpClient(person));
  const other = await seat(DESKTOP, await logIn(person.email, person.pass));
  await other.page.goto('/cliente');
  await page.goto('/cliente/cuenta');
  const sessions = page.getByRole('region', { name: 'Dónde tienes tu sesión abierta' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('Este dispositivo');
  await expectGoodScreen(page);
  await sessions.getByRole('button', { name: /^Cerrar sesión de/ }).click();
  const question = page.getByRole('dialog', { name: /^¿Cerrar la sesión/ });
  await expectGoodScreen(page);
  await question.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Cerramos esa sesión.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await other.page.goto('/cliente/cuenta');
  await expect(other.page.getByText('No se encontró una sesión activa').first()).toBeVisible();
  await expect(other.page).toHaveURL(/\/login$/);

  await logIn(person.email, person.pass);
  await page.reload();
  await button(page, 'Cerrar las demás sesiones').click();
  await button(page, 'Cerrar las demás').click();
  await expect(page.getByText('Cerramos las demás sesiones.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

test('changes the password by keyboard: this browser stays signed in, others do not', async ({
  seat,
}) => {
  const person = somebodyNew('Pilar', 'Ríos Luna');
  const { page } = await seat(PHONE, await signUpClient(person));
  const other = await seat(DESKTOP, await logIn(person.email, person.pass));
  await page.goto('/cliente/cuenta');
  await reach(button(page, 'Cambiar contraseña'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await expect(field('Contraseña actual')).toBeFocused();
  await page.keyboard.type('no-es-esta-clave');
  await fillByKeys(field('Contraseña nueva'), 'una-clave-nueva');
  await fillByKeys(field('Confirma tu contraseña nueva'), 'una-clave-nueva');
  await page.keyboard.press('Enter');
  await expectAtField(page, 'Contraseña actual', 'La contraseña no es valida');
  await expectGoodScreen(page);
  await field('Contraseña actual').fill(person.pass);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tu contraseña cambió y cerramos tus demás sesiones.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Cambiar contraseña')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta');
  await expect(at(page, 'Correo')).toHaveValue(person.email);

  await other.page.goto('/cliente');
  await expect(other.page).toHaveURL(/\/login$/);
  await logIn(person.email, 'una-clave-nueva');
});

test('prepares, announces and downloads a copy of the data', async ({ seat }) => {
  const person = somebodyNew('Zoila', 'Ríos Luna');
  const { page } = await seat(PHONE, await signUpClient(person));
  await page.goto('/politicas-de-privacidad');
  await page.getByRole('link', { name: 'tu cuenta', exact: true }).click();
  await expect(page).toHaveURL(/\/cliente\/cuenta$/);
  await button(page, 'Preparar mis datos').click();
  await expect(page.getByText(/^Lista\. Puedes descargarla hasta el/)).toBeVisible();
  await expectGoodScreen(page);
  await sentTo(person.email, /la copia de tus datos/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Descargar mis datos/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('mis-datos-maestros.zip');
  const files = await unzip(await readFile(await download.path()));
  expect(String(files.get('cuenta.json'))).toContain(person.email);
});

test('requests the deletion of the account with the password, and withdraws it', async ({
  seat,
}) => {
  const person = somebodyNew('Berta', 'Ríos Luna');
  const { page } = await seat(PHONE, await signUpClient(person));
  await page.goto('/cliente/cuenta');
  await button(page, 'Pedir que se elimine mi cuenta').click();
  await at(page, '¿Por qué te vas? (opcional)').fill('Me mudo a otro país');
  await button(page, 'Pedir que se elimine').click();
  await expectAtField(page, 'Tu contraseña', 'Escribe tu contraseña.');
  await expectGoodScreen(page);
  await at(page, 'Tu contraseña').fill(person.pass);
  await page.keyboard.press('Enter');
  await expect(page.getByText('El equipo recibió tu petición.')).toBeVisible();
  await expect(page.getByText(/^Pediste que se elimine tu cuenta el/)).toBeVisible();
  await expectGoodScreen(page);
  await button(page, 'Retirar la petición').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar la petición' }).click();
  await expect(
    page.getByText('Tu cuenta se queda como está.', { exact: true }).first(),
  ).toBeVisible();
  await expect(button(page, 'Pedir que se elimine mi cuenta')).toBeVisible();
});
