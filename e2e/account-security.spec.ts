import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { validateSession } from '#contract/session.ts';
import { send } from './steps/calls.ts';
import { sentTo } from './steps/outbox.ts';
import { logIn, signUpClient, somebodyNew } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from './steps/person.ts';
import { unzip } from '../tools/unzip.ts';

// Sessions, password and data copy in the own area of clients and professionals. What each dialog shows, and the
// deletion of the account, is tested in web/shared/accounts/account-security.browser.test.tsx.

const at = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('other devices are signed out one by one, and all by a new password, which this one survives', async ({
  seat,
}) => {
  const person = somebodyNew('Sara', 'Ríos Luna');
  const { page } = await seat(PHONE, await signUpClient(person));
  const other = await seat(DESKTOP, await logIn(person.email, person.pass));
  await other.page.goto('/cliente');
  await page.goto('/cliente/cuenta');
  const sessions = page.getByRole('region', { name: 'Dónde tienes tu sesión abierta' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('Este dispositivo');
  await sessions.getByRole('button', { name: /^Cerrar sesión de/ }).click();
  await page
    .getByRole('dialog', { name: /^¿Cerrar la sesión/ })
    .getByRole('button', { name: 'Cerrar sesión' })
    .click();
  await expect(page.getByText('Cerramos esa sesión.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await other.page.goto('/cliente/cuenta');
  await expect(other.page.getByText('No se encontró una sesión activa').first()).toBeVisible();
  await expect(other.page).toHaveURL(/\/login$/);

  const { session_id, keylogin } = await logIn(person.email, person.pass);
  await button(page, 'Cambiar contraseña').click();
  await at(page, 'Contraseña actual').fill(person.pass);
  await at(page, 'Contraseña nueva').fill('una-clave-nueva');
  await at(page, 'Confirma tu contraseña nueva').fill('una-clave-nueva');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tu contraseña cambió y cerramos tus demás sesiones.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta');
  await expect(at(page, 'Correo')).toHaveValue(person.email);
  await expect(send(validateSession, {}, { as: { session_id, keylogin } })).rejects.toThrow();
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
