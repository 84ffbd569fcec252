import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { photoOf } from './steps/images.ts';
import { fillByKeys, isFocused, pickByKeys, reach } from './steps/keyboard.ts';
import { codeSentTo } from './steps/outbox.ts';
import { demoProfessional, type NewPerson, somebodyNew } from './steps/people.ts';
import { DESKTOP, PHONE, test } from './steps/person.ts';

// The main journeys by keyboard alone: Tab, Shift+Tab, arrows, Enter, Space, Escape and letters.

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('a client signs up', async ({ seat }) => {
  const person = somebodyNew('Irma', 'Soto Gil');
  const { page } = await seat(DESKTOP);
  await page.goto('/quiero-contratar');
  await fillAccountByKeys(page, person);
  await reach(button(page, 'Crear cuenta'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a professional signs up', async ({ seat }) => {
  const person = somebodyNew('Omar', 'Leal Ruiz');
  const { page } = await seat(DESKTOP);
  // Listened for from here on: the browser is told to, which comes too late when it is told with the key.
  page.on('filechooser', () => {});
  await page.goto('/quiero-trabajar');
  await fillAccountByKeys(page, person);

  await fillByKeys(field(page, 'Calle y número'), 'Av. Hidalgo 10');
  await fillByKeys(field(page, 'Código postal'), '44100');
  await pickByKeys(page.getByRole('combobox', { name: 'Estado' }), 'Jalisco');
  await pickByKeys(page.getByRole('combobox', { name: 'Ciudad' }), 'Guadalajara');
  await fillByKeys(field(page, 'Colonia'), 'Centro');
  await page.keyboard.press('Enter');

  const photo = field(page, 'Foto de perfil');
  await expect(photo).toBeVisible();
  for (const key of ['Enter', 'Space']) {
    if (!(await isFocused(photo))) await reach(photo);
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press(key);
    await (await chooser).setFiles(await photoOf(5));
    await expect(page.getByText('yo.png')).toBeVisible();
  }

  const others = page.getByRole('combobox', { name: 'Otras profesiones' });
  for (const name of ['Electricidad', 'Pintura']) {
    await pickByKeys(others, name);
    await expect(button(page, `Quitar ${name}`)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(button(page, `Quitar ${name}`)).toBeVisible();
    await expect(page.getByText(`${name}: agregada.`)).toBeAttached();
    await page.keyboard.press('Shift+Tab');
  }
  await reach(button(page, 'Quitar Electricidad'));
  await page.keyboard.press('Space');
  await expect(button(page, 'Quitar Electricidad')).toHaveCount(0);
  await expect(page.getByText('Electricidad: quitada.')).toBeAttached();
  await expect(others).toBeFocused();

  const description = page.getByLabel('Describe brevemente los trabajos que realiza');
  await fillByKeys(description, 'Mudanzas locales con dos ayudantes.');
  await pickByKeys(
    page.getByRole('combobox', { name: 'Estado donde realiza su servicio' }),
    'Jalisco',
  );
  await reach(button(page, 'Crear cuenta'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profesional\/perfil$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a person logs in, and out again from the menu on a phone', async ({ seat }) => {
  const { page } = await seat(PHONE);
  await page.goto('/login');
  await fillByKeys(field(page, 'Correo'), DEMO_ACCOUNTS[0].email);
  await fillByKeys(field(page, 'Contraseña'), 'no-es-esta');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Contraseña')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Contraseña')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const menu = button(page, 'Abrir menú');
  await reach(menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Menú' });
  await expect(dialog).toBeVisible();
  await expectFocusStays(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Space');
  await reach(dialog.getByRole('button', { name: 'Cerrar sesión' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a search with filters leads to a profile and its photos', async ({ seat }) => {
  const { page } = await seat(DESKTOP);
  await page.goto('/categorias');
  await pickByKeys(page.getByRole('combobox', { name: 'Categoría' }), 'Plomería');
  await pickByKeys(page.getByRole('combobox', { name: 'Estado' }), 'Jalisco');
  await reach(button(page, 'Buscar'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/categorias\/plomeria\?estado=Jalisco$/);
  const { keylogin } = await demoProfessional();
  await reach(page.locator(`main a[href$="/ver/profesional/${keylogin}"]`).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ver\/profesional\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const photo = page.locator('section[aria-labelledby="trabajos"]').getByRole('button').first();
  await reach(photo);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFocusStays(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(photo).toBeFocused();
});

/** Step 1 and the code of both wizards. */
async function fillAccountByKeys(page: Page, person: NewPerson): Promise<void> {
  await fillByKeys(field(page, 'Nombre'), person.nombre);
  await fillByKeys(field(page, 'Apellidos'), person.apellidos);
  await fillByKeys(field(page, 'Correo'), person.email);
  await fillByKeys(field(page, 'Contraseña'), person.pass);
  await fillByKeys(field(page, 'Teléfono'), person.phone);
  await reach(page.getByRole('checkbox', { name: /Acepto los términos/ }));
  await page.keyboard.press('Space');
  await reach(button(page, 'Continuar'));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Código')).toBeFocused();
  await page.keyboard.type(await codeSentTo(person.phone));
  await expect(page.getByText('Código Validado')).toBeVisible();
}

/** Tab cycles inside the dialog; between rounds the focus is on the browser's own bar. */
async function expectFocusStays(page: Page): Promise<void> {
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog, [role="dialog"]');
    });
    expect(inside).toBeTruthy();
  }
}
