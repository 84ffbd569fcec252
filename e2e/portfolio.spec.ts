import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addPortfolio } from '#contract/portfolio.ts';
import { validateSession } from '#contract/session.ts';
import type { PortfolioItem } from '#contract/views.ts';
import { send } from './steps/calls.ts';
import { heavyPhoto, type Photo, photoOfWidth as photo, TOO_LARGE_IMAGE } from './steps/images.ts';
import { network } from './steps/network.ts';
import { type Member, newProfessional } from './steps/people.ts';
import { expectGoodScreen, PHONE, openBrowser, test } from './steps/person.ts';

// A professional's portfolio: editing it, and how others see it. Errors, the order by keyboard, leaving without saving
// and changes from elsewhere are tested in web/areas/professional/portfolio/portfolio.browser.test.tsx.

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const dialog = (page: Page) => page.getByRole('dialog').first();
const photos = (page: Page) => page.getByLabel('Fotos (opcional)');
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
  // What is not saved survives a reload.
  const question = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await question).accept();
  await reloaded;
  await expect(page.getByText('Recuperamos lo que no habías guardado.')).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveValue('Baño en la Roma');
  await expectWidths(page, [101, 104, 103]);
  // The phone's back button asks too before it is discarded.
  await page.goBack();
  await button(page, 'Seguir editando').click();
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
