import { expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { setClock } from '../steps/clock.ts';
import { FAKE_IMAGE, photoOf, TOO_LARGE_IMAGE } from '../steps/images.ts';
import { codeSentTo } from '../steps/outbox.ts';
import { somebodyNew } from '../steps/people.ts';
import { DESKTOP, expectAtField, expectGoodScreen, PHONE } from '../steps/person.ts';
import { fillAccount, fillAddress, fillProfile, otherThan, proveCode } from '../steps/sign-up.ts';
import { test } from './test.ts';

test.afterEach(() => setClock(null));

test('an e-mail in use leads back to its field, and keeps everything else', async ({ seat }) => {
  const person = somebodyNew('Nora', 'Salas Gil');
  const { page } = await seat(DESKTOP);
  await page.goto('/quiero-contratar');
  await fillAccount(page, { ...person, email: DEMO_ACCOUNTS[0].email.toUpperCase() });
  await proveCode(page, person.phone);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expectAtField(page, 'Correo', 'Ya hay una cuenta con este correo.');
  await expect(page.getByLabel('Correo')).toBeFocused();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Nora');
  await expect(page.getByLabel('Apellidos')).toHaveValue('Salas Gil');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(person.pass);
  await expect(page.getByLabel('Teléfono')).toHaveValue(/^33/);
  await expect(page.getByRole('checkbox', { name: /Acepto los términos/ })).toBeChecked();
  await expectGoodScreen(page);

  await page.getByLabel('Correo').fill(person.email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Tu cuenta se creó sin problemas')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a photo that is missing, too large or not an image is reported at its field', async ({
  seat,
}) => {
  const person = somebodyNew('Hugo', 'Lara Paz');
  const { page } = await seat(PHONE);
  await page.goto('/quiero-trabajar');
  await fillAccount(page, person);
  await proveCode(page, person.phone);
  await fillAddress(page);
  await fillProfile(page, 'Herrería Lara');
  const photo = page.getByLabel('Foto de perfil');
  const create = page.getByRole('button', { name: 'Crear cuenta' });
  await create.click();
  await expectAtField(page, 'Foto de perfil', 'Elige una imagen.');
  await photo.setInputFiles(TOO_LARGE_IMAGE);
  await expectAtField(page, 'Foto de perfil', 'La imagen de perfil excede 6 MB');
  await photo.setInputFiles(FAKE_IMAGE);
  await create.click();
  await expectAtField(page, 'Foto de perfil', 'no es una imagen que podamos leer');
  await expect(page.getByLabel('Nombre comercial')).toHaveValue('Herrería Lara');
  await expectGoodScreen(page);
  await photo.setInputFiles(await photoOf(11));
  await create.click();
  await expect(page).toHaveURL(/\/profesional\/perfil$/);
  await expect(page.getByText('Estamos revisando tu cuenta.')).toBeVisible();
});

test('a code expires after five wrong attempts, and a new one replaces the old one', async ({
  seat,
}) => {
  const account = somebodyNew('Paz', 'Vera Solís');
  const { page } = await seat(PHONE);
  await page.clock.install();
  await page.goto('/quiero-contratar');
  await fillAccount(page, account);
  const code = await codeSentTo(account.phone);
  const field = page.getByLabel('Código');
  for (let tries = 1; tries <= 5; tries++) {
    const answer = page.waitForResponse('**/validate_code.php');
    await field.fill('');
    await field.fill(otherThan(code));
    await answer;
    await expectAtField(page, 'Código', 'El código no es válido');
  }
  await field.fill('');
  await field.fill(code);
  await expectAtField(page, 'Código', 'Demasiados intentos con este código. Pide uno nuevo.');
  await expectGoodScreen(page);

  const resend = page.getByRole('button', { name: 'Reenviar código', exact: true });
  await expect(resend).toHaveCount(0);
  // A minute passes, in the browser and on the server.
  await page.clock.fastForward(60_000);
  await setClock(new Date(Date.now() + 61_000));
  await resend.click();
  const fresh = await codeSentTo(account.phone, code);
  await field.fill(code);
  await expectAtField(page, 'Código', 'El código no es válido');
  await field.fill(fresh);
  await expect(page.getByText('Código Validado')).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
});
