import { expect, type Page } from '@playwright/test';
import { photoOf } from './steps/images.ts';
import { demoClient } from './steps/people.ts';
import { DESKTOP, openTabOf, PHONE, test } from './steps/person.ts';

// The request form (1 §2, §5, §9) keeps what was typed.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const description = (page: Page) => field(page, 'Descripción').first();

test('the request survives a reload, a closed tab and other pages; logging out clears it', async ({
  seat,
}) => {
  const person = await seat(DESKTOP, await demoClient());
  const { page } = person;
  await page.goto('/servicios/plomeria');
  await button(page, 'Ver todos los oficios').click();
  await radio(page, 'Pintura').check();
  await field(page, 'Ancho en metros').fill('4');
  await description(page).fill('La fachada.');
  const images = field(page, 'Imágenes (opcional)');
  const photo = await photoOf(3);
  await images.setInputFiles([photo, photo, photo]);
  await expect(button(page, /Quitar la imagen/)).toHaveCount(3);
  await button(page, 'Quitar la imagen 2').click();
  await expect(button(page, /Quitar la imagen/)).toHaveCount(2);

  // The address says plumbing, but the later choice wins.
  await page.reload();
  await expect(radio(page, 'Pintura')).toBeChecked();
  await expect(field(page, 'Ancho en metros')).toHaveValue('4');
  await expect(button(page, /Quitar la imagen/)).toHaveCount(2);

  const other = await openTabOf(person);
  await page.close();
  await other.page.goto('/solicitar');
  await expect(radio(other.page, 'Pintura')).toBeChecked();
  await expect(description(other.page)).toHaveValue('La fachada.');
  await expect(button(other.page, /Quitar la imagen/)).toHaveCount(2);

  await other.page.goto('/cliente');
  await button(other.page, 'Cerrar sesión').click();
  await expect(other.page).toHaveURL(/\/login$/);
  await other.page.goto('/solicitar');
  await expect(radio(other.page, 'Pintura')).not.toBeChecked();
  await expect(description(other.page)).toHaveValue('');
  await expect(button(other.page, /Quitar la imagen/)).toHaveCount(0);
});

test('what is typed and tapped before the scripts arrive counts, and leads on', async ({
  seat,
}) => {
  const { page } = await seat(PHONE);
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arriving;
    await route.continue();
  });
  await page.goto('/servicios/plomeria', { waitUntil: 'commit' });
  await description(page).fill('Debajo de la tarja.');
  await page.getByText('Reparar una fuga', { exact: true }).click();
  arrive();
  await expect(page.getByRole('heading', { name: '¿Cómo y cuándo?' })).toBeVisible();
  await page.goBack();
  await expect(radio(page, /Reparar una fuga/)).toBeChecked();
  await expect(description(page)).toHaveValue('Debajo de la tarja.');
});
