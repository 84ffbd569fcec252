import { expect } from '@playwright/test';
import { closeSession } from '#contract/session.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { send } from '../steps/calls.ts';
import { newClient } from '../steps/people.ts';
import { DESKTOP, expectAtField, expectGoodScreen, openTabOf, PHONE } from '../steps/person.ts';
import { test } from './test.ts';

const [{ email }] = DEMO_ACCOUNTS;

test('a wrong password is said at its field, and the e-mail stays', async ({ seat }) => {
  const { page } = await seat(PHONE);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expectAtField(page, 'Correo', 'Escribe tu correo.');
  await expectAtField(page, 'Contraseña', 'Escribe tu contraseña.');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expectAtField(page, 'Contraseña', 'La contraseña no es valida');
  await expect(page.getByLabel('Correo')).toHaveValue(email);
  await expectGoodScreen(page);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Iniciando sesión')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('logging out in one tab logs out the others', async ({ seat }) => {
  const here = await seat(DESKTOP, await newClient());
  const there = await openTabOf(here);
  await there.page.goto('/chat/view');
  await here.page.goto('/cliente');
  await here.page.getByRole('button', { name: 'Cerrar sesión' }).click();
  for (const { page } of [here, there]) await expect(page).toHaveURL(/\/login$/);
  await there.page.goto('/cliente');
  await expect(there.page).toHaveURL(/\/login$/);
});

test('a session that ran out is said for a second, and then comes /login', async ({ seat }) => {
  const client = await newClient();
  const { page } = await seat(PHONE, client);
  await page.goto('/cliente');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { session_id, keylogin } = client;
  await send(closeSession, {}, { as: { session_id, keylogin } });
  await page.reload();
  await expect(page.getByText('No se encontró una sesión activa')).toBeVisible();
  await expect(page).toHaveURL(/\/cliente$/);
  await expect(page).toHaveURL(/\/login$/);
  const left = await page.evaluate(() => Object.keys(localStorage));
  for (const item of ['session_id', 'keylogin', 'code_confirm', 'user'])
    expect(left).not.toContain(item);
});
