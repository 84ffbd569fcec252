import { expect, type Page } from '@playwright/test';
import { codeSentTo } from './steps/outbox.ts';
import { signUpClient, somebodyNew } from './steps/people.ts';
import { DESKTOP, expectAtField, expectGoodScreen, PHONE, test } from './steps/person.ts';
import { otherThan } from './steps/sign-up.ts';

// Restoring a password: prove the e-mail, choose a new password, and end all other sessions. Errors, and an e-mail that
// nobody has, are tested in web/areas/public/session/restore/restore.browser.test.tsx and server/features/session.

const password = (page: Page) => page.getByLabel('Contraseña nueva', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirma tu contraseña', { exact: true });
const restore = (page: Page) => page.getByRole('button', { name: 'Restablecer contraseña' });

async function tryToLogIn(page: Page, pass: string): Promise<void> {
  await page.getByLabel('Contraseña', { exact: true }).fill(pass);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

test('a person who forgot the password gets back into the account', async ({ seat }) => {
  const person = somebodyNew('Ines', 'Ríos Luna');
  const elsewhere = await seat(DESKTOP, await signUpClient(person));
  await elsewhere.page.goto('/cliente');
  await expect(elsewhere.page.getByRole('heading', { level: 1 })).toBeVisible();

  const { page } = await seat(PHONE);
  await page.goto('/login');
  await page.getByLabel('Correo').fill(person.email);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL(/\/restaurar-contrase%C3%B1a\?email=/);
  await expect(page.getByLabel('Correo')).toHaveValue(person.email);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText('Enviado')).toBeVisible();
  await expect(page.getByText('El correo se envió con éxito')).toBeVisible();
  await expect(page).toHaveURL(/\?paso=codigo$/);
  await expect(
    page.getByRole('button', { name: /Reenviar código en (60|[1-5]?\d) s/ }),
  ).toBeVisible();

  await page.reload();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(
    page.getByRole('button', { name: /Reenviar código en (60|[1-5]?\d) s/ }),
  ).toBeVisible();
  const code = await codeSentTo(person.email);
  await page.getByLabel('Código').fill(otherThan(code));
  await expectAtField(page, 'Código', 'El código no es válido');
  await expectGoodScreen(page);
  await page.getByLabel('Código').fill('');
  await page.getByLabel('Código').fill(code);
  await expect(page.getByText('Código Validado')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Ingresa una contraseña y su confirmación.')).toBeVisible();
  await password(page).fill('otra-clave-larga');
  await confirmation(page).fill('otra-clave-larga');
  await restore(page).click();
  await expect(page.getByText('Contraseña restablecida')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?email=/);
  await expect(page.getByLabel('Correo')).toHaveValue(person.email);

  await tryToLogIn(page, person.pass);
  await expectAtField(page, 'Contraseña', 'La contraseña no es valida');
  await tryToLogIn(page, 'otra-clave-larga');
  await expect(page.getByText('Iniciando sesión')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await elsewhere.page.reload();
  await expect(elsewhere.page).toHaveURL(/\/login$/);
});
