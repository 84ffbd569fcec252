import { expect, type Page } from '@playwright/test';
import type { Photo } from './images.ts';
import { codeSentTo } from './outbox.ts';
import type { NewPerson } from './people.ts';
import { expectGoodScreen } from './person.ts';

/** Step 1 of both wizards; the first attempt forgets the terms. */
export async function fillAccount(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(person.nombre);
  await page.getByLabel('Apellidos').fill(person.apellidos);
  await page.getByLabel('Correo').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.pass);
  await page.getByLabel('Teléfono').fill(person.phone);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Acepta los términos y condiciones para continuar.')).toBeVisible();
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Step 1.5: enters a wrong code, then the right one. */
export async function proveCode(page: Page, phone: string): Promise<void> {
  await expect(page.getByText('Puede demorar hasta 1 minuto en llegar')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /Reenviar código en (60|[1-5]?\d) s/ }),
  ).toBeVisible();
  const code = await codeSentTo(phone);
  await page.getByLabel('Código').fill(otherThan(code));
  await expect(page.getByText('El código no es válido').first()).toBeVisible();
  await page.getByLabel('Código').fill(code);
  await expect(page.getByText('Código Validado')).toBeVisible();
}

/** Another six-digit code, a different one for each `nth` below nine. */
export function otherThan(code: string, nth = 0): string {
  const others = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(6));
  return others.filter((other) => other !== code)[nth] ?? '';
}

export async function signUpAsClient(page: Page, person: NewPerson): Promise<void> {
  await page.goto('/quiero-contratar');
  await fillAccount(page, person);
  await proveCode(page, person.phone);
  await expect(page.getByText(person.email)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Tu cuenta se creó sin problemas')).toBeVisible();
}

export async function signUpAsProfessional(
  page: Page,
  person: NewPerson & { comercial: string; photo: Photo },
): Promise<void> {
  await page.goto('/quiero-trabajar');
  await fillAccount(page, person);
  await proveCode(page, person.phone);
  await fillAddress(page);
  await page.getByLabel('Foto de perfil').setInputFiles(person.photo);
  await fillProfile(page, person.comercial);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/profesional\/perfil$/);
}

/** Step 2 of a professional. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Calle y número').fill('Av. Hidalgo 10');
  await choose(page, 'Estado', 'Jalisco');
  await choose(page, 'Ciudad', 'Guadalajara');
  await page.getByLabel('Colonia').fill('Centro');
  await page.getByLabel('Código postal').fill('44100');
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Step 3 of a professional, without the photo. */
export async function fillProfile(page: Page, comercial: string): Promise<void> {
  await page.getByLabel('Nombre comercial').fill(comercial);
  await choose(page, 'Profesión principal', 'Plomería');
  await page
    .getByLabel('Describe brevemente los trabajos que realiza')
    .fill('Fugas, tinacos y calentadores. Te explico antes de cobrar.');
  await choose(page, 'Estado donde realiza su servicio', 'Jalisco');
  await choose(page, 'Ciudad donde realiza su servicio', 'todo el estado');
}

/** Chooses an option of a select or of a combobox. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
    await field.selectOption({ label: option });
    return;
  }
  await field.click();
  await field.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function signIn(page: Page, email: string, pass: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(pass);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Iniciando sesión')).toBeVisible();
}
