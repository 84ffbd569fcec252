import { expect, type Page } from '@playwright/test';
import { getCodigoPostal } from '#contract/catalogue.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { routeOf } from './errors/fail.ts';
import { openStep, PROVED } from './errors/forms.ts';
import { logIn } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from './steps/person.ts';

// A postal code of the official catalogue fills in estado and ciudad, and the person chooses the rest.

const NEW = {
  ...PROVED,
  address: {
    direccion: '',
    referencia: '',
    apartamento: '',
    estado: '',
    ciudad: '',
    colonia: '',
    cp: '',
  },
};

const at = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const city = (page: Page) => page.getByRole('combobox', { name: 'Ciudad' });

test('a professional types the postal code and chooses the colonia', async ({ seat }) => {
  const { page } = await seat(PHONE);
  await openStep(page, '/quiero-trabajar', 'direccion', NEW);
  await at(page, 'Código postal').fill('45999');
  await expect(at(page, 'Estado')).toHaveValue('Jalisco');
  await expect(city(page)).toHaveValue('Zapopan');
  await expect(
    page.getByText('El estado y la ciudad son los de este código postal.'),
  ).toBeVisible();

  const colonia = at(page, 'Colonia');
  await colonia.click();
  const offered = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');
  await expect(offered).toHaveText(['Los Arrayanes', 'Peña Blanca']);
  await expectGoodScreen(page);
  await colonia.pressSequentially('pena');
  await expect(offered).toHaveText(['Peña Blanca']);
  await offered.click();
  await expect(colonia).toHaveValue('Peña Blanca');
  await expect(offered).toHaveCount(0);

  // Another code replaces what the former one filled in; a colonia can also be typed.
  await at(page, 'Código postal').fill('01999');
  await expect(at(page, 'Estado')).toHaveValue('Ciudad de México');
  await expect(city(page)).toHaveValue('Álvaro Obregón');
  await colonia.fill('Privada Los Pinos');
  await at(page, 'Calle y número').fill('Hidalgo 10');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Nombre comercial')).toBeVisible();
  await page.getByRole('button', { name: 'Volver a tu dirección' }).click();
  await expect(colonia).toHaveValue('Privada Los Pinos');
  await expect(city(page)).toHaveValue('Álvaro Obregón');
});

test('fields that the person chose change only by their decision', async ({ seat }) => {
  const { page } = await seat(DESKTOP, await logIn(DEMO_ACCOUNTS[2].email));
  await page.goto('/admin/nuevo-profesional');
  await page.getByLabel('Nombre', { exact: true }).fill('Elsa');
  await page.getByLabel('Apellidos').fill('Ruiz Gil');
  await page.getByLabel('Correo').fill('elsa@correo.example');
  await page.getByLabel('Teléfono').fill('3312349876');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await at(page, 'Estado').selectOption('Sonora');
  await at(page, 'Código postal').fill('45999');
  const offer = page.getByRole('button', { name: 'Cambiar a Zapopan, Jalisco' });
  await expect(offer).toBeVisible();
  await expect(at(page, 'Estado')).toHaveValue('Sonora');
  await expectGoodScreen(page);
  await offer.click();
  await expect(at(page, 'Estado')).toHaveValue('Jalisco');
  await expect(city(page)).toHaveValue('Zapopan');
  await expect(offer).toHaveCount(0);
  await expect(at(page, 'Código postal')).toBeFocused();
});

test('an unknown code and a failed call show no message', async ({ seat }) => {
  const { page } = await seat(PHONE);
  await openStep(page, '/quiero-trabajar', 'direccion', NEW);
  const answered = page.waitForResponse(routeOf(getCodigoPostal));
  await at(page, 'Código postal').fill('00001');
  expect(await (await answered).json()).toMatchObject({ estado: '', colonias: [] });
  await page.route(routeOf(getCodigoPostal), (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await at(page, 'Código postal').fill('45999');
  await failed;
  await at(page, 'Colonia').fill('Centro');
  await expect(at(page, 'Estado')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('listbox', { name: 'Sugerencias' })).toHaveCount(0);
});
