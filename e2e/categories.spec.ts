import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { logIn } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from './steps/person.ts';

// Administrators edit the catalogue, and visitors see the changes at once.

const dialog = (page: Page) => page.getByRole('dialog').first();
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar' });
const SAVED = 'La categoria se guardo con exito';

async function addOption(page: Page, text: string, price: string) {
  await dialog(page).getByLabel('Nueva opción').fill(text);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Precio').last()).toBeFocused();
  await page.keyboard.type(price);
}

test('a new category can be requested at once, and its address redirects after renaming', async ({
  seat,
}) => {
  const name = `Vidriería ${Date.now()}`;
  const slug = name.toLowerCase().replace('í', 'i').replace(' ', '-');
  const { page } = await seat(DESKTOP, await logIn(DEMO_ACCOUNTS[2].email));
  await page.goto('/admin/categorias');
  await expect(page.getByRole('row').nth(1)).toContainText('Pintura');
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Agregar categoría' }).click();
  await dialog(page).getByLabel('Nombre').fill(name);
  await dialog(page).getByLabel('Descripción').fill('Cambia vidrios rotos y espejos.');
  await addOption(page, 'Cambiar vidrio', '350');
  await addOption(page, 'Instalar espejo', '420');
  await dialog(page).getByRole('button', { name: 'Mover antes la opción 2' }).click();
  await save(page).click();
  await expect(toast(page, SAVED)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const visitor = (await seat(PHONE)).page;
  await visitor.goto(`/servicios/${slug}`);
  await visitor.getByText('Cambiar vidrio').click();
  await visitor.getByLabel('Cantidad').fill('2');
  await expect(visitor.getByText('aprox. $700').first()).toBeVisible();

  await page.getByRole('button', { name: `Editar ${name}` }).click();
  await dialog(page).getByLabel('Nombre').fill(`Cristales ${name}`);
  await dialog(page).getByLabel('Precio').last().fill('400');
  await save(page).click();
  await expect(page.getByRole('cell', { name: `Cristales ${name}` }).first()).toBeVisible();
  await visitor.goto(`/servicios/${slug}`);
  await expect(visitor).toHaveURL(new RegExp(`/servicios/cristales-${slug}$`));
  await expect(visitor.getByText('aprox. $800').first()).toBeVisible();
  await visitor.goto(`/categorias/${slug}?estado=Jalisco`);
  await expect(visitor).toHaveURL(new RegExp(`/categorias/cristales-${slug}\\?estado=Jalisco$`));

  await page.goto('/admin/auditoria?accion=editar_categoria');
  const entry = page.getByRole('article').filter({ hasText: `Cristales ${name}` });
  await expect(entry).toContainText('Opciones · Cambiar vidrio');
  await expect(entry).toContainText('$350.00 cambió a $400.00');
  await expectGoodScreen(page);
});
