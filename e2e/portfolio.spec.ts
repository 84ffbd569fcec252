import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addPortfolio, editPortfolio } from '#contract/portfolio.ts';
import { validateSession } from '#contract/session.ts';
import type { PortfolioItem } from '#contract/views.ts';
import { send } from './steps/calls.ts';
import {
  FAKE_IMAGE,
  heavyPhoto,
  type Photo,
  photoOfWidth as photo,
  TOO_LARGE_IMAGE,
} from './steps/images.ts';
import { reach } from './steps/keyboard.ts';
import { network } from './steps/network.ts';
import { type Member, newProfessional } from './steps/people.ts';
import {
  DESKTOP,
  expectAtField,
  expectGoodScreen,
  PHONE,
  openBrowser,
  test,
} from './steps/person.ts';

// A professional's portfolio: editing it, and how others see it.

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const dialog = (page: Page) => page.getByRole('dialog').first();
const photos = (page: Page) => page.getByLabel('Fotos (opcional)');
const image = (page: Page, at: number) => page.getByRole('img', { name: `Imagen ${at}` });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Agregar proyecto' });

/** Large files are passed to the browser by path, which is faster. */
const onDisk = (files: readonly Photo[]): Promise<string[]> =>
  Promise.all(
    files.map(async ({ buffer }, index) => {
      const path = test.info().outputPath(`foto-${index}.png`);
      await writeFile(path, buffer);
      return path;
    }),
  );

/** Encoding large images takes long on a small machine. */
const ENCODED = { timeout: 60_000 };

const as = ({ session_id, keylogin }: Member) => ({ session_id, keylogin });
const portfolioOf = async (who: Member): Promise<PortfolioItem[]> =>
  (await send(validateSession, {}, { as: as(who) })).user.portfolio;
/** Expects the pictures with these widths, in order, once all have loaded. */
const expectWidths = (page: Page, widths: readonly number[]): Promise<void> =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name: /^Imagen \d+$/ })
        .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)),
    )
    .toEqual(widths);
async function fill(page: Page, titulo: string): Promise<void> {
  await page.getByLabel('Título').fill(titulo);
  await page.getByLabel('Descripción').fill('Regadera, azulejo y una fuga vieja.');
}
const add = (who: Member, titulo: string) =>
  send(addPortfolio, { titulo, descripcion: 'Hecho en una semana.' }, { as: as(who) });

test('a project is added, changed and deleted on a phone, and others see the changes', async ({
  seat,
}) => {
  const ramon = await newProfessional();
  const { page } = await seat(PHONE, ramon);
  await page.goto('/profesional');
  await page.getByRole('link', { name: 'Portafolio' }).first().click();
  await expect(page.getByText('Enseña lo que sabes hacer')).toBeVisible();
  await expectGoodScreen(page);
  await button(page, 'Agregar proyecto').click();
  await expect(dialog(page)).toBeVisible();
  await submit(page).click();
  await expectAtField(page, 'Título', 'Escribe el título del proyecto.');
  await expectAtField(page, 'Descripción', 'Describe el trabajo que hiciste.');
  await expectGoodScreen(page);

  await fill(page, 'Baño en la Roma');
  await photos(page).setInputFiles([await photo(101), TOO_LARGE_IMAGE, await photo(102)]);
  await expect(
    page.getByText('La imagen enorme.png excede el tamaño máximo de 6MB.'),
  ).toBeVisible();
  await photos(page).setInputFiles([await photo(103), await photo(104)]);
  await expectWidths(page, [101, 102, 103, 104]);
  await button(page, 'Quitar la imagen 2').click();
  await button(page, 'Mover antes la imagen 3').click();
  await expectWidths(page, [101, 104, 103]);
  await expect(page.getByText('Ahora está en el lugar 2 de 3.')).toBeAttached();
  await expectGoodScreen(page);
  await submit(page).click();
  await expect(page.getByText('Proyecto agregado exitosamente')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Baño en la Roma' })).toBeVisible();
  await expectGoodScreen(page);

  const visitor = (await seat(PHONE)).page;
  await visitor.goto(`/ver/profesional/${ramon.keylogin}`);
  await expect(visitor.getByText('Baño en la Roma').first()).toBeVisible();

  await button(page, 'Editar Baño en la Roma').click();
  await expectWidths(page, [101, 104, 103]);
  const saved = button(page, 'Guardar cambios');
  await expect(saved).toHaveAccessibleDescription('Todavía no cambias nada.');
  await button(page, 'Quitar la imagen 1').click();
  await photos(page).setInputFiles(await photo(105));
  await button(page, 'Mover antes la imagen 3').click();
  await page.getByLabel('Título').fill('Baño terminado');
  await saved.click();
  await expect(page.getByText('Proyecto actualizado exitosamente')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Editar Baño terminado').click();
  await expectWidths(page, [104, 105, 103]);
  // Nothing was changed, so the phone's back button closes it without a question.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await button(page, 'Eliminar Baño terminado').click();
  await expectGoodScreen(page);
  await button(page, 'Cancelar').click();
  await button(page, 'Eliminar Baño terminado').click();
  await button(page, 'Eliminar proyecto').click();
  await expect(page.getByText('Proyecto eliminado exitosamente.')).toBeVisible();
  await expect(page.getByText('Enseña lo que sabes hacer')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Agregar proyecto')).toBeFocused();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText('Baño terminado')).toHaveCount(0);
});

test('images and projects are ordered by keyboard alone', async ({ seat }) => {
  const ramon = await newProfessional();
  for (const titulo of ['Tres', 'Dos', 'Uno']) await add(ramon, titulo);
  const { page } = await seat(PHONE, ramon);
  await page.goto('/profesional/portafolio');
  const titles = () => page.getByRole('list', { name: 'Proyectos' }).getByRole('heading');
  await expect(titles()).toHaveText(['Uno', 'Dos', 'Tres']);
  await reach(button(page, 'Mover después Uno'));
  await page.keyboard.press('Enter');
  await expect(titles()).toHaveText(['Dos', 'Uno', 'Tres']);
  await expect(button(page, 'Mover después Uno')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(titles()).toHaveText(['Dos', 'Tres', 'Uno']);
  await expect(button(page, 'Mover antes Uno')).toBeFocused();
  await expect
    .poll(async () => (await portfolioOf(ramon)).map(({ titulo }) => titulo))
    .toEqual(['Dos', 'Tres', 'Uno']);

  await reach(button(page, 'Editar Dos'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await photos(page).setInputFiles([await photo(111), await photo(112), await photo(113)]);
  await reach(button(page, 'Mover antes la imagen 3'));
  for (const press of ['Enter', 'Space']) await page.keyboard.press(press);
  await expectWidths(page, [113, 111, 112]);
  await expect(button(page, 'Mover después la imagen 1')).toBeFocused();
  await reach(button(page, 'Guardar cambios'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Proyecto actualizado exitosamente')).toBeVisible();
  await expect(button(page, 'Editar Dos')).toBeFocused();
  const [item] = await portfolioOf(ramon);
  expect(item?.imagenes).toHaveLength(3);
});

test('a lost connection loses nothing, and a retry adds the project once', async ({ browser }) => {
  const ramon = await newProfessional();
  const net = await network();
  const { page } = await openBrowser(browser, PHONE, as(ramon), net.origin);
  await page.goto('/profesional/portafolio');
  await button(page, 'Agregar proyecto').click();
  await fill(page, 'Azotea');
  const noise = await heavyPhoto();
  await photos(page).setInputFiles(await onDisk([noise, noise, noise, await photo(121)]));

  net.set(addPortfolio.path, 'stalled');
  await submit(page).click();
  await expect(page.getByText(/^Enviando… \d+ %$/)).toBeVisible(ENCODED);
  await expectGoodScreen(page);
  net.cut();
  await expect(page.getByText('Error al agregar el proyecto')).toBeVisible();
  await expect(page.getByText('Se perdió la conexión.')).toBeVisible();
  await expectGoodScreen(page);
  await expect(page.getByLabel('Título')).toHaveValue('Azotea');
  await expectWidths(page, [1400, 1400, 1400, 121]);
  expect(await portfolioOf(ramon)).toEqual([]);

  // Now the request arrives and only the reply is lost.
  net.set(addPortfolio.path, 'reply-lost');
  await page.context().setOffline(true);
  await expect(page.getByText(/Cuando vuelvas a tener internet/)).toBeVisible();
  await page.context().setOffline(false);
  await button(page, 'Reintentar').click();
  await expect.poll(async () => (await portfolioOf(ramon)).length, ENCODED).toBe(1);
  await expect(page.getByText(/Toca «Reintentar»/)).toBeVisible(ENCODED);

  // Changes before the next attempt are not lost either.
  await page.getByLabel('Título').fill('Azotea impermeabilizada');
  await button(page, 'Mover antes la imagen 4').click();
  net.set(addPortfolio.path, 'normal');
  await button(page, 'Reintentar').click();
  await expect(page.getByText('Proyecto agregado exitosamente')).toBeVisible(ENCODED);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [item, ...others] = await portfolioOf(ramon);
  expect(others).toEqual([]);
  expect(item).toMatchObject({ titulo: 'Azotea impermeabilizada' });
  await button(page, 'Editar Azotea impermeabilizada').click();
  await expectWidths(page, [480, 480, 121, 480]);
  await page.context().close();
  await net.close();
});

test('unsaved changes survive a reload, and are discarded only after a confirmation', async ({
  seat,
}) => {
  const ramon = await newProfessional();
  const { page } = await seat(PHONE, ramon);
  await page.goto('/profesional/portafolio');
  await button(page, 'Agregar proyecto').click();
  await fill(page, 'Cocina');
  await photos(page).setInputFiles([await photo(131), await photo(132)]);
  await expectWidths(page, [131, 132]);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect(page.getByText('Recuperamos lo que no habías guardado.')).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveValue('Cocina');
  await expectWidths(page, [131, 132]);

  for (const leave of [
    () => button(page, 'Cancelar').click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await leave();
    await expect(page.getByRole('heading', { name: '¿Salir sin guardar?' })).toBeVisible();
    await expectGoodScreen(page);
    await button(page, 'Seguir editando').click();
    await expect(page.getByRole('heading', { name: '¿Salir sin guardar?' })).toHaveCount(0);
    await expect(page.getByLabel('Título')).toHaveValue('Cocina');
  }
  await button(page, 'Cancelar').click();
  await button(page, 'Salir sin guardar').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Agregar proyecto').click();
  await expect(page.getByLabel('Título')).toHaveValue('');
  await expect(page.getByRole('img', { name: /^Imagen/ })).toHaveCount(0);
});

test('errors of an image stand at the image', async ({ seat }) => {
  const { page } = await seat(DESKTOP, await newProfessional());
  await page.goto('/profesional/portafolio?proyecto=nuevo');
  await fill(page, 'Fachada');
  const eleven = await Promise.all(Array.from({ length: 11 }, (_, i) => photo(140 + i)));
  await photos(page).setInputFiles(eleven);
  await expect(page.getByText('Se ha alcanzado el límite máximo de 10 imágenes.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Imagen/ })).toHaveCount(10);
  for (let at = 10; at > 1; at--) await button(page, `Quitar la imagen ${at}`).click();
  await photos(page).setInputFiles(FAKE_IMAGE);
  await submit(page).click();
  const wrong = page.getByRole('listitem').filter({ has: image(page, 2) });
  await expect(wrong).toContainText('El archivo no es una imagen que podamos leer.');
  await expect(button(page, 'Quitar la imagen 2')).toBeFocused();
  await expectGoodScreen(page);
  await page.keyboard.press('Enter');
  await submit(page).click();
  await expect(page.getByText('Proyecto agregado exitosamente')).toBeVisible();
});

test('a change from another device is shown before it is overwritten', async ({ seat }) => {
  const ramon = await newProfessional();
  const { id } = await add(ramon, 'Patio');
  const { page } = await seat(PHONE, ramon);
  await page.goto('/profesional/portafolio');
  await button(page, 'Editar Patio').click();
  await page.getByLabel('Descripción').fill('Escrito aquí.');
  const other = { id, titulo: 'Patio trasero', descripcion: 'Escrito allá.' };
  await send(editPortfolio, other, { as: as(ramon) });
  await button(page, 'Guardar cambios').click();
  await expect(dialog(page).getByText(/Este proyecto cambió desde que lo abriste/)).toBeVisible();
  // The title was not edited here.
  await expect(page.getByLabel('Título')).toHaveValue('Patio trasero');
  await expect(page.getByLabel('Descripción')).toHaveValue('Escrito aquí.');
  await button(page, 'Guardar cambios').click();
  await expect(page.getByText('Proyecto actualizado exitosamente')).toBeVisible();
  expect(await portfolioOf(ramon)).toMatchObject([
    { titulo: 'Patio trasero', descripcion: 'Escrito aquí.' },
  ]);
});
