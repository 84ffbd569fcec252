import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { logIn, signUpClient, somebodyNew } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from './steps/person.ts';
import { follow } from './steps/router.ts';

// Administrators suspend and restore accounts.

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function logInAs(page: Page, { email, pass }: { email: string; pass: string }) {
  await page.goto('/login');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(pass);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

test('a suspended person is logged out, reads why, and can log in again once restored', async ({
  seat,
}) => {
  const person = somebodyNew('Fermin', 'Solís');
  const member = await signUpClient(person);
  const admin = await logIn(DEMO_ACCOUNTS[2].email);
  const client = (await seat(PHONE, member)).page;
  await client.goto('/cliente');
  await expect(client.getByRole('heading', { level: 1 })).toBeVisible();

  const { page } = await seat(DESKTOP, admin);
  await page.goto(`/admin/cuentas/${member.keylogin}`);
  await page.getByRole('button', { name: 'Suspender' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Pide que le depositen por fuera.');
  await dialog.getByRole('button', { name: 'Suspender' }).click();
  await expect(toast(page, 'Cuenta suspendida.')).toBeVisible();
  await expect(page.getByText('Suspendida', { exact: true }).first()).toBeVisible();
  // The message is at the top, where eye and focus are.
  await expect(page.getByText('Pide que le depositen por fuera.')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectGoodScreen(page);
  await follow(
    page,
    `/admin/cuentas?estado=suspendidas&search=${encodeURIComponent(person.email)}`,
  );
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText('Suspendida');

  await client.reload();
  await client.waitForURL(/\/login/);
  await logInAs(client, person);
  await expect(client.getByRole('alert')).toContainText('Tu cuenta está suspendida');
  await expectGoodScreen(client);

  await follow(page, `/admin/cuentas/${member.keylogin}`);
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await expect(toast(page, 'Cuenta restaurada.')).toBeVisible();
  await expect(page.getByText('Pide que le depositen por fuera.')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await logInAs(client, person);
  await expect(toast(client, 'Iniciando sesión')).toBeVisible();
});
