import { expect, type Page } from '@playwright/test';
import { codeSentTo } from './steps/outbox.ts';
import { signUpClient, somebodyNew } from './steps/people.ts';
import { DESKTOP, expectAtField, expectGoodScreen, PHONE, test } from './steps/person.ts';
import { otherThan } from './steps/sign-up.ts';

// Restoring a password: prove the e-mail, choose a new password, and end all other sessions.

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
  const missing = page.getByText('Ingresa una contraseña y su confirmación.');
  await expect(missing).toBeVisible();
  await expect(restore(page)).toHaveCount(0);
  await password(page).fill('corta');
  await confirmation(page).fill('cort');
  await expect(missing).toBeVisible();
  await expect(restore(page)).toHaveCount(0);
  await expectGoodScreen(page);
  await confirmation(page).fill('corta');
  await expect(missing).toBeHidden();
  await restore(page).click();
  await expectAtField(page, 'Contraseña nueva', 'Usa al menos 8 caracteres.');
  await expectGoodScreen(page);
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

test('an unknown e-mail shows the same steps, and typed text stays', async ({ seat }) => {
  const { email } = somebodyNew('Nadie', 'Conocido');
  const { page } = await seat(DESKTOP);
  await page.goto('/restaurar-contraseña');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expectAtField(page, 'Correo', 'Escribe tu correo.');
  await page.getByLabel('Correo').fill(email);
  await page.reload();
  await expect(page.getByLabel('Correo')).toHaveValue(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByText('El correo se envió con éxito')).toBeVisible();
  await page.getByLabel('Código').fill('123456');
  await expectAtField(page, 'Código', 'El código no es válido');
  await page.getByRole('button', { name: 'Cambiar correo' }).click();
  await expect(page.getByLabel('Correo')).toHaveValue(email);
  await page.goto('/restaurar-contrase%C3%B1a?paso=nueva');
  await expect(page.getByLabel('Código')).toBeVisible();
});
