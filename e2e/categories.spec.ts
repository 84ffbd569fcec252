import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { logIn, type Member } from './steps/people.ts';
import { DESKTOP, expectAtField, expectGoodScreen, PHONE, test } from './steps/person.ts';

// Administrators edit the catalogue, and visitors see the changes at once.

let admin: Member;
test.beforeAll(async () => {
  admin = await logIn(DEMO_ACCOUNTS[2].email);
});

const dialog = (page: Page) => page.getByRole('dialog').first();
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar' });
const SAVED = 'La categoria se guardo con exito';

async function addOption(page: Page, text: string, price?: string) {
  await dialog(page).getByLabel('Nueva opción').fill(text);
  await page.keyboard.press('Enter');
  if (price === undefined) return;
  await expect(dialog(page).getByLabel('Precio').last()).toBeFocused();
  await page.keyboard.type(price);
}

test('a new category can be requested at once, and its address redirects after renaming', async ({
  seat,
}) => {
  const name = `Vidriería ${Date.now()}`;
  const slug = name.toLowerCase().replace('í', 'i').replace(' ', '-');
  const { page } = await seat(DESKTOP, admin);
  await page.goto('/admin/categorias');
  await expect(page.getByRole('row').nth(1)).toContainText('Pintura');
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Agregar categoría' }).click();
  await save(page).click();
  await expectAtField(page, 'Nombre', 'Escribe el nombre de la categoría.');
  await dialog(page).getByLabel('Nombre').fill(name);
  await dialog(page).getByLabel('Descripción').fill('Cambia vidrios rotos y espejos.');
  await addOption(page, ' ');
  await expectAtField(page, 'Nueva opción (opcional)', 'Ingresa una opción para el formulario');
  await addOption(page, 'Cambiar vidrio', '350');
  await addOption(page, 'CAMBIAR  vidrió');
  await expect(toast(page, 'La opción "CAMBIAR  vidrió" ya está en la lista.')).toBeVisible();
  await save(page).click();
  await expectAtField(page, 'Nueva opción (opcional)', 'Agrega esta opción o borra su texto.');
  await addOption(page, 'Instalar espejo', '420');
  await dialog(page).getByRole('button', { name: 'Mover antes la opción 2' }).click();
  await expect(dialog(page).getByLabel('Opción 1', { exact: true })).toHaveValue('Instalar espejo');
  await expectGoodScreen(page);
  await save(page).click();
  await expect(toast(page, SAVED)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const visitor = (await seat(PHONE)).page;
  await visitor.goto(`/servicios/${slug}`);
  await visitor.getByText('Siguiente').first().click();
  await visitor.getByText('Cambiar vidrio').click();
  await visitor.getByLabel('Cantidad').fill('2');
  await expect(visitor.getByText('$700.00').first()).toBeVisible();

  await page.getByRole('button', { name: `Editar ${name}` }).click();
  await dialog(page).getByLabel('Nombre').fill(`Cristales ${name}`);
  await dialog(page).getByLabel('Precio').last().fill('400');
  await save(page).click();
  await expect(page.getByRole('cell', { name: `Cristales ${name}` }).first()).toBeVisible();
  await visitor.goto(`/servicios/${slug}`);
  await expect(visitor).toHaveURL(new RegExp(`/servicios/cristales-${slug}$`));
  await expect(visitor.getByText('$800.00').first()).toBeVisible();
  await visitor.goto(`/categorias/${slug}?estado=Jalisco`);
  await expect(visitor).toHaveURL(new RegExp(`/categorias/cristales-${slug}\\?estado=Jalisco$`));

  await page.goto('/admin/auditoria?accion=editar_categoria');
  const entry = page.getByRole('article').filter({ hasText: `Cristales ${name}` });
  await expect(entry).toContainText('Opciones · Cambiar vidrio');
  await expect(entry).toContainText('$350.00 cambió a $400.00');
  await expectGoodScreen(page);
});

test('on a phone unsaved text is discarded only after a question, and a lost network is reported', async ({
  seat,
}) => {
  const { page } = await seat(PHONE, admin);
  await page.goto('/admin/categorias?search=mudanzas');
  await page.getByRole('button', { name: 'Editar Mudanzas' }).click();
  await dialog(page).getByLabel('Descripción').fill('Otra descripción');
  await expectGoodScreen(page);
  await page.route('**/update_categorias.php', (route) => route.abort());
  await save(page).click();
  await expect(toast(page, 'Error de red')).toBeVisible();
  await expect(toast(page, 'No se pudo conectar con el servidor.')).toBeVisible();
  await expect(dialog(page).getByLabel('Descripción')).toHaveValue('Otra descripción');
  await page.goBack();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(dialog(page).getByLabel('Descripción')).toHaveValue('Otra descripción');
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the audit log is filtered by its address, and reports filters that match too much', async ({
  seat,
}) => {
  const { page } = await seat(PHONE, admin);
  await page.goto('/admin/auditoria');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectGoodScreen(page);
  await page.getByLabel('Acción').selectOption({ label: 'Creó una categoría' });
  await expect(page).toHaveURL(/accion=crear_categoria/);
  await page.getByLabel('Persona: nombre, correo o clave').fill('yo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Escribe al menos 3 letras del nombre o del correo.',
  );
  await page.getByLabel('Persona: nombre, correo o clave').fill('nadie se llama así');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL(/auditoria$/);
});
