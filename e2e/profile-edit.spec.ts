import { expect, type Locator, type Page } from '@playwright/test';
import { validateSession } from '#contract/session.ts';
import { routeOf } from './steps/failures.ts';
import { sideOf, TOO_LARGE_IMAGE } from './steps/images.ts';
import { pickByKeys, reach } from './steps/keyboard.ts';
import { demoProfessional, signUpProfessional, somebodyNew } from './steps/people.ts';
import {
  DESKTOP,
  expectAtField,
  expectGoodScreen,
  openTabOf,
  PHONE,
  test,
} from './steps/person.ts';

// The professional's own profile with both images of the ID (2 §2).

const FRONT = 'Frente de tu identificación';
const BACK = 'Reverso de tu identificación';
const SAVED = 'Tu cuenta se actualizo sin problemas.';

const at = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'Guardar cambios');
const stored = (page: Page, side: 'frente' | 'reverso') =>
  page.getByRole('img', { name: `El ${side} que ya tenemos` });
const expectLoaded = (image: Locator) =>
  expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
const somebody = (nombre: string) => signUpProfessional(somebodyNew(nombre, 'Núñez Gil'));

test('a new professional completes the profile on a phone', async ({ seat }) => {
  const { page } = await seat(PHONE, await somebody('Ramiro'));
  await page.goto('/profesional');
  await page.getByRole('navigation', { name: 'Mi cuenta' }).getByText('Perfil').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu perfil');
  await expect(at(page, 'Profesión principal')).toHaveValue('Plomería');
  await expect(save(page)).toHaveAccessibleDescription('Todavía no cambias nada.');
  await expect(page.getByText('Necesitas ambas imágenes para recibir pagos.')).toBeVisible();
  await expectGoodScreen(page);

  await at(page, 'Nombre comercial (opcional)').fill('Taller Núñez');
  await at(page, 'Otras profesiones (opcional)').selectOption('Electricidad');
  await page.getByRole('combobox', { name: 'Ciudad donde realiza su servicio' }).fill('Zapopan');
  await page.getByRole('option', { name: 'Zapopan', exact: true }).click();
  await at(page, FRONT).setInputFiles(TOO_LARGE_IMAGE);
  await expectAtField(page, FRONT, 'La imagen de perfil excede 6 MB');
  await at(page, FRONT).setInputFiles(await sideOf('#b8452b'));
  await at(page, BACK).setInputFiles(await sideOf('#1e4fa3'));
  await expectGoodScreen(page);
  await save(page).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expectLoaded(stored(page, 'frente'));
  await expectLoaded(stored(page, 'reverso'));
  await expect(save(page)).toHaveAccessibleDescription('Todavía no cambias nada.');
  await expectGoodScreen(page);

  await page.reload();
  await expectLoaded(stored(page, 'frente'));
  await expect(at(page, 'Nombre comercial (opcional)')).toHaveValue('Taller Núñez');
  await expect(
    page.getByRole('combobox', { name: 'Ciudad donde realiza su servicio' }),
  ).toHaveValue('Zapopan');
  await expect(button(page, 'Quitar Electricidad')).toBeVisible();
});

test('an expired link is renewed, and a broken image says so', async ({ seat }) => {
  const person = await seat(PHONE, await somebody('Elena'));
  const { page } = person;
  await page.goto('/profesional/perfil');
  await at(page, FRONT).setInputFiles(await sideOf('#b8452b'));
  await save(page).click();
  await expectLoaded(stored(page, 'frente'));

  const late = await openTabOf(person);
  let refused = 0;
  await late.page.route('**/api/identificaciones/**', (route) =>
    refused++ === 0
      ? route.fulfill({ status: 403, json: { code: 'link_expired' } })
      : route.continue(),
  );
  // Makes the first link differ from the next one, as links of different minutes do.
  await late.page.route(routeOf(validateSession), async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as { user: { profile: Record<string, string> } };
    const link = reply.user.profile.identificacionFrontal_rute ?? '';
    if (refused === 0) reply.user.profile.identificacionFrontal_rute = `${link}&antes`;
    await route.fulfill({ json: reply });
  });
  await late.page.goto('/profesional/perfil');
  await expectLoaded(stored(late.page, 'frente'));
  expect(refused).toBe(2);

  await page.route('**/api/identificaciones/**', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.reload();
  await expect(page.getByText('No pudimos mostrar la imagen guardada.')).toBeVisible();
  await expectGoodScreen(page);
});

test('the profession changes by keyboard alone', async ({ seat }) => {
  const { page } = await seat(DESKTOP, await somebody('Teresa'));
  await page.goto('/profesional/perfil');
  await pickByKeys(at(page, 'Profesión principal'), 'Jardinería');
  await pickByKeys(at(page, 'Otras profesiones (opcional)'), 'Pintura');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Quitar Pintura')).toBeVisible();
  await reach(at(page, FRONT));
  await reach(save(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(at(page, 'Profesión principal')).toHaveValue('Jardinería');
  await expect(button(page, 'Quitar Pintura')).toBeVisible();
});

test('clients read what a validated professional writes', async ({ seat }) => {
  const professional = await demoProfessional();
  const { page } = await seat(DESKTOP, professional);
  await page.goto('/profesional/perfil');
  const description = at(page, 'Describe brevemente los trabajos que realiza');
  await expect(description).not.toHaveValue('');
  const before = await description.inputValue();
  await description.fill(`${before} También los domingos.`);
  await expectGoodScreen(page);
  await save(page).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  const client = await seat(PHONE);
  await client.page.goto(`/ver/profesional/${professional.keylogin}`);
  await expect(client.page.getByText('También los domingos.')).toBeVisible();
  await description.fill(before);
  await save(page).click();
  await expect(save(page)).toHaveAccessibleDescription('Todavía no cambias nada.');
});
