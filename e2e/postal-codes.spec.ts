import { expect, type Page } from '@playwright/test';
import { expectGoodScreen, PHONE, test } from './steps/person.ts';

// A postal code of the official catalogue fills in estado and ciudad, and the person chooses the rest.

/** What a tab keeps of a sign-up whose telephone is proved. */
const DRAFT = {
  account: {
    nombre: 'Nora',
    apellidos: 'Salas Gil',
    email: 'nora@correo.example',
    phone: '3312345678',
    terms: true,
  },
  proved: '3312345678',
};

const at = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const city = (page: Page) => page.getByRole('combobox', { name: 'Ciudad' });

test('a professional types the postal code and chooses the colonia', async ({ seat }) => {
  const { page } = await seat(PHONE);
  await page.addInitScript(
    (draft) => sessionStorage.setItem('alta_profesional', draft),
    JSON.stringify(DRAFT),
  );
  await page.goto('/quiero-trabajar?paso=direccion');
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
