import { expect, type Page } from '@playwright/test';
import type { RequestForm } from '#contract/requests.ts';
import { FAKE_IMAGE, photoOf, TOO_LARGE_IMAGE } from './steps/images.ts';
import { fillByKeys, reach } from './steps/keyboard.ts';
import { demoClient } from './steps/people.ts';
import { DESKTOP, expectAtField, openTabOf, PHONE, test } from './steps/person.ts';

// The request form (1 §2, §5, §9): its three kinds, the pre-quote, and keeping what was typed.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const foot = (page: Page) => page.getByRole('complementary', { name: 'Precotización' });
const description = (page: Page) => field(page, 'Descripción');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('fieldset:disabled')).toHaveCount(0);
}

const kept = (page: Page): Promise<Partial<RequestForm>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('formDataSearch') ?? '{}'));

test('painting, on a desktop: all questions on one page, with the pre-quote beside them', async ({
  seat,
}) => {
  const { page } = await seat(DESKTOP);
  await open(page, '/servicios/PINTURA');
  await expect(radio(page, 'Pintura')).toBeChecked();
  await expect(field(page, 'Estado')).toHaveValue('Jalisco');
  await expect(field(page, 'Ciudad')).toHaveValue('Guadalajara');
  await expect(field(page, 'Hora')).toHaveValue('10:00');

  await button(page, 'Continuar').click();
  await expectAtField(page, 'Ancho en metros', 'Escribe el ancho en metros');
  await expect(field(page, 'Ancho en metros')).toBeFocused();
  await expect(foot(page).getByRole('listitem')).toHaveText([
    'ancho',
    'largo',
    'opción',
    'descripción',
  ]);

  await field(page, 'Ancho en metros').fill('3.5');
  await field(page, 'Largo en metros').fill('2');
  await radio(page, /Con material/).check();
  await expect(foot(page)).toContainText('$665.00 MXN');
  await expect(foot(page)).toContainText('3.5 × 2 m = 7 m² × $95.00 MXN');
  await radio(page, /Sin material/).check();
  await expect(foot(page)).toContainText('$315.00 MXN');
  await expect(foot(page)).toContainText('el precio lo pone el profesional');

  await button(page, 'descripción').click();
  await expect(description(page)).toBeFocused();
  await description(page).fill('Recámara, dos manos.');
  await button(page, 'Continuar').click();
  await expect(page).toHaveURL(
    /\/categorias\/pintura\?estado=Jalisco&ciudad=Guadalajara&solicitud=1$/,
  );
  await expect
    .poll(() => kept(page))
    .toMatchObject({
      categoria: 'Pintura',
      subcategoria: 'Sin material',
      opcion: 'Sin material',
      opt: 'Sin material',
      ancho: '3.5',
      largo: '2',
      descripcion_servicio: 'Recámara, dos manos.',
      precotizacion: 315,
    });
});

test('an option, on a phone: one question after the other', async ({ seat }) => {
  const { page } = await seat(PHONE);
  await open(page, '/solicitar');
  await button(page, 'Siguiente').click();
  await expect(page.getByText('Selecciona un tipo de trabajo')).toBeVisible();
  await radio(page, 'Plomería').check();
  await button(page, 'Siguiente').click();

  await expect(page.getByRole('heading', { name: '¿Qué trabajo es?' })).toBeFocused();
  await radio(page, /Reparar una fuga/).check();
  await field(page, 'Cantidad').fill('0');
  await button(page, 'Siguiente').click();
  await expectAtField(page, 'Cantidad', 'Escribe la cantidad');
  await field(page, 'Cantidad').fill('2');
  await expect(foot(page)).toContainText('$900.00 MXN');
  await expect(foot(page)).toContainText('2 × $450.00 MXN');
  // Enter continues, like the button.
  await field(page, 'Cantidad').press('Enter');

  // Any question can be reached, also past an unanswered one.
  await button(page, /Lugar/).click();
  await expect(page.getByRole('heading', { name: '¿Dónde?' })).toBeFocused();
  await field(page, 'Estado').selectOption('Nuevo León');
  await expect(field(page, 'Ciudad')).toHaveValue('');
  await field(page, 'Ciudad').selectOption('Monterrey');
  await expect(foot(page).getByRole('listitem')).toHaveText(['descripción']);
  await button(page, 'Continuar').click();
  await expectAtField(page, 'Descripción', 'Describe lo que necesitas.');
  await expect(description(page)).toBeFocused();
  await description(page).fill('Gotea el lavabo.');
  await button(page, 'Siguiente').click();
  await button(page, 'Atrás').click();
  await expect(description(page)).toHaveValue('Gotea el lavabo.');
  for (const _ of ['Fecha', 'Lugar']) await button(page, 'Siguiente').click();
  await button(page, 'Continuar').click();
  await expect(page).toHaveURL(
    /\/categorias\/plomeria\?estado=Nuevo\+Le%C3%B3n&ciudad=Monterrey&solicitud=1$/,
  );
});

test('an appliance, and answers that still fit when the category changes', async ({ seat }) => {
  const { page } = await seat(DESKTOP);
  await open(page, '/servicios/instalacion-de-electrodomesticos');
  await expect(page.getByText('Elige el aparato para ver sus opciones.')).toBeVisible();
  await radio(page, 'Lavadora').check();
  await radio(page, /Instalar con tomas existentes/).check();
  await expect(foot(page)).toContainText('$400.00 MXN');
  await description(page).fill('Carga frontal.');
  await expect
    .poll(() => kept(page))
    .toMatchObject({
      aparato: 'Lavadora',
      subcategoria: 'Lavadora: Instalar con tomas existentes',
      precotizacion: 400,
    });
  await radio(page, 'Electricidad').check();
  await expect(description(page)).toHaveValue('Carga frontal.');
  await expect(foot(page)).not.toContainText('$400.00');
  await expect
    .poll(() => kept(page))
    .toMatchObject({
      categoria: 'Electricidad',
      aparato: '',
      opt: '',
      precotizacion: null,
      descripcion_servicio: 'Carga frontal.',
    });
});

test('the request survives a reload, a closed tab and other pages; logging out clears it', async ({
  seat,
}) => {
  const person = await seat(DESKTOP, await demoClient());
  const { page } = person;
  await open(page, '/servicios/plomeria');
  await radio(page, 'Pintura').check();
  await field(page, 'Ancho en metros').fill('4');
  await description(page).fill('La fachada.');
  const images = field(page, 'Imágenes (opcional)');
  await images.setInputFiles([TOO_LARGE_IMAGE]);
  await expect(page.getByText('El adjunto excede el tamaño máximo de 6MB')).toBeVisible();
  await images.setInputFiles([{ ...FAKE_IMAGE, name: 'a.txt', mimeType: 'text/plain' }]);
  await expect(page.getByText('Elige una imagen JPG, PNG o WebP.')).toBeVisible();
  const photo = await photoOf(3);
  await images.setInputFiles([photo, photo]);
  await images.setInputFiles([photo, photo]);
  await expect(page.getByText('Puedes adjuntar hasta 3 imágenes.')).toBeVisible();
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
  await open(other.page, '/solicitar');
  await expect(radio(other.page, 'Pintura')).toBeChecked();
  await expect(description(other.page)).toHaveValue('La fachada.');
  await expect(button(other.page, /Quitar la imagen/)).toHaveCount(2);

  await other.page.goto('/cliente');
  await button(other.page, 'Cerrar sesión').click();
  await expect(other.page).toHaveURL(/\/login$/);
  await open(other.page, '/solicitar');
  await expect(radio(other.page, 'Pintura')).not.toBeChecked();
  await expect(description(other.page)).toHaveValue('');
  await expect(button(other.page, /Quitar la imagen/)).toHaveCount(0);
});

test("the home page's field and tiles lead to the form", async ({ seat }) => {
  const { page } = await seat(PHONE);
  await page.goto('/');
  const ask = page.getByRole('combobox', { name: '¿Qué necesitas arreglar?' });
  await ask.fill('plomeria');
  await ask.press('Enter');
  await expect(page).toHaveURL(/\/solicitar\?/);
  await expect(page.getByRole('heading', { name: '¿Qué trabajo es?' })).toBeVisible();
  await button(page, /Servicio/).click();
  await expect(radio(page, 'Plomería')).toBeChecked();

  await page.goto('/');
  await ask.fill('El boiler no prende');
  await ask.press('Enter');
  await button(page, /Detalles/).click();
  await expect(description(page)).toHaveValue('El boiler no prende');

  await page.goto('/');
  await page
    .locator('#servicios')
    .getByRole('link', { name: /Pintura/ })
    .click();
  await expect(page).toHaveURL(/\/servicios\/pintura$/);
  await expect(page.getByRole('heading', { name: '¿Cuánto mide?' })).toBeVisible();
});

test('the form can be filled in by keyboard alone', async ({ seat }) => {
  const { page } = await seat(DESKTOP);
  await open(page, '/servicios/plomeria');
  await reach(radio(page, 'Plomería'));
  await page.keyboard.press('Tab');
  await expect(radio(page, /Reparar una fuga/)).toBeFocused();
  await page.keyboard.press('Space');
  await reach(field(page, 'Cantidad'));
  await fillByKeys(description(page), 'Gotea.');
  await reach(button(page, 'Continuar'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/categorias\/plomeria\?.*solicitud=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
