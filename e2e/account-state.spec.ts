import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { demoProfessional, logIn, type Member, signUpClient, somebodyNew } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from './steps/person.ts';

// Administrators suspend and delete accounts.

let admin: Member;
test.beforeAll(async () => {
  admin = await logIn(DEMO_ACCOUNTS[2].email);
});

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function logInAs(page: Page, { email, pass }: { email: string; pass: string }) {
  await page.goto('/login');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(pass);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

test('an administrator deletes an account from the list, on a phone', async ({ seat }) => {
  const person = somebodyNew('Eulalia', 'Paz');
  await signUpClient(person);
  const { page } = await seat(PHONE, admin);
  await page.goto(`/admin/cuentas?search=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: 'Eliminar la cuenta de Eulalia Paz' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('¿Estás seguro que deseas eliminar esta cuenta?');
  await expect(dialog).toContainText('Eulalia Paz');
  await expect(dialog).toContainText(person.email);
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Eliminar la cuenta de Eulalia Paz' }).click();
  await dialog.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(toast(page, 'Cliente eliminado con exito')).toBeVisible();
  await expect(page.getByText('No hay cuentas con estos filtros')).toBeVisible();
  // The e-mail can be used again. The phone is another one, because each gets one code a minute.
  await signUpClient({ ...somebodyNew('Eulalia', 'Paz'), email: person.email });
});

test('the dialog says what blocks the deletion of an account', async ({ seat }) => {
  const professional = await demoProfessional();
  const { page } = await seat(DESKTOP, admin);
  await page.goto(`/admin/cuentas/${professional.keylogin}`);
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/disputa|protegido|proyecto|saldo|pago/);
  await expectGoodScreen(page);
});

test('a suspended person is logged out, reads why, and can log in again once restored', async ({
  seat,
}) => {
  const person = somebodyNew('Fermin', 'Solís');
  const member = await signUpClient(person);
  const client = (await seat(PHONE, member)).page;
  await client.goto('/cliente');
  await expect(client.getByRole('heading', { level: 1 })).toBeVisible();

  const { page } = await seat(DESKTOP, admin);
  await page.goto(`/admin/cuentas/${member.keylogin}`);
  await page.getByRole('button', { name: 'Suspender' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspender' }).click();
  await expect(dialog.getByLabel('Motivo')).toHaveAccessibleDescription(
    /Escribe el motivo de la suspensión/,
  );
  await dialog.getByLabel('Motivo').fill('Pide que le depositen por fuera.');
  await dialog.getByRole('button', { name: 'Suspender' }).click();
  await expect(toast(page, 'Cuenta suspendida.')).toBeVisible();
  await expect(page.getByText('Suspendida', { exact: true }).first()).toBeVisible();
  // The message is at the top, where eye and focus are.
  await expect(page.getByText('Pide que le depositen por fuera.')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectGoodScreen(page);
  await page.goto(`/admin/cuentas?estado=suspendidas&search=${encodeURIComponent(person.email)}`);
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText('Suspendida');

  await client.reload();
  await client.waitForURL(/\/login/);
  await logInAs(client, person);
  await expect(client.getByRole('alert')).toContainText('Tu cuenta está suspendida');
  await expectGoodScreen(client);

  await page.goto(`/admin/cuentas/${member.keylogin}`);
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await expect(toast(page, 'Cuenta restaurada.')).toBeVisible();
  await expect(page.getByText('Pide que le depositen por fuera.')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await logInAs(client, person);
  await expect(toast(client, 'Iniciando sesión')).toBeVisible();
});
