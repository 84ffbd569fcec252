import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '#contract/errors.ts';
import { addPortfolio, editPortfolio, orderPortfolio } from '#contract/portfolio.ts';
import { validateSession } from '#contract/session.ts';
import type { PortfolioItem, User } from '#contract/views.ts';
import { close, DESKTOP, open } from '#web/testing/app.tsx';
import { reach } from '#web/testing/keyboard.ts';
import { answer, answerEach, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { fakeImage, photo, UNREADABLE } from '#web/testing/photo.ts';
import {
  button,
  choose,
  expectAtField,
  expectGoodScreen,
  field,
  fill,
} from '#web/testing/screen.ts';
import { dropDraft, draftKey } from './draft.ts';

// A professional's portfolio, as far as only the answer of a call varies.

const PHOTOS = 'Fotos (opcional)';
const PROJECT = { Título: 'Cocina', Descripción: 'Regadera, azulejo y una fuga vieja.' };

const project = (id: number, titulo: string, changes: Partial<PortfolioItem> = {}) => ({
  id,
  titulo,
  descripcion: 'Hecho en una semana.',
  version: 1,
  imagenes: [],
  ...changes,
});

const shown = (text: string) => page.getByText(text, { exact: true });
const dialog = () => page.getByRole('dialog').first();
const submit = () => dialog().getByRole('button', { name: 'Agregar proyecto' });
const titles = () =>
  page.getByRole('list', { name: 'Proyectos' }).getByRole('heading').elements().map(textIn);
const textIn = ({ textContent }: Element) => textContent;
const images = () => page.getByRole('img', { name: /^Imagen \d+$/ }).elements();
const widths = () => images().map((image) => (image as HTMLImageElement).naturalWidth);

let user: User;

async function openPortfolio(portfolio: PortfolioItem[], search = ''): Promise<void> {
  user = signIn(person('professional', { portfolio }));
  await open(`/profesional/portafolio${search}`);
}

async function addPhotos(...wanted: readonly number[]): Promise<void> {
  for (const width of wanted) await choose(PHOTOS, await photo(`foto-${width}.png`, width));
}

afterEach(() => {
  // An open form would keep its input again.
  close();
  dropDraft(draftKey(user.keylogin, null), []);
});

test('projects are ordered by keyboard alone', async () => {
  const items = [project(1, 'Uno'), project(2, 'Dos'), project(3, 'Tres')];
  await openPortfolio(items);
  answerEach(orderPortfolio, ({ ids }) => ({
    user: {
      ...user,
      portfolio: (ids as number[]).flatMap((id) => items.filter((item) => item.id === id)),
    },
  }));
  await reach(button('Mover después Uno'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual(['Dos', 'Uno', 'Tres']);
  await expect.element(button('Mover después Uno')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.poll(titles).toEqual(['Dos', 'Tres', 'Uno']);
  await expect.element(button('Mover antes Uno')).toHaveFocus();
  await expect.poll(() => asked(orderPortfolio).at(-1)?.ids).toEqual([2, 3, 1]);
});

test('the images of a project are ordered by keyboard alone', async () => {
  await openPortfolio([project(1, 'Uno'), project(2, 'Dos')]);
  await reach(button('Editar Dos'));
  await userEvent.keyboard('{Enter}');
  await addPhotos(111, 112, 113);
  await expect.poll(widths).toEqual([111, 112, 113]);
  await reach(button('Mover antes la imagen 3'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(widths).toEqual([111, 113, 112]);
  await userEvent.keyboard(' ');
  await expect.poll(widths).toEqual([113, 111, 112]);
  await expect.element(button('Mover después la imagen 1')).toHaveFocus();
  answer(editPortfolio, { user, repetido: false });
  await reach(button('Guardar cambios'));
  await userEvent.keyboard('{Enter}');
  await expect.element(shown('Proyecto actualizado exitosamente')).toBeVisible();
  await expect.element(button('Editar Dos')).toHaveFocus();
  const sent = asked(editPortfolio).at(-1) as Record<string, File | string> | undefined;
  expect([0, 1, 2].map((at) => sent?.[`imagenes[${at}][file]`])).toMatchObject([
    { name: 'foto-113.png' },
    { name: 'foto-111.png' },
    { name: 'foto-112.png' },
  ]);
});

test('unsaved input is discarded only after a confirmation', async () => {
  await openPortfolio([]);
  await button('Agregar proyecto').click();
  await fill(PROJECT);
  await addPhotos(131);
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  for (const leave of [() => button('Cancelar').click(), () => userEvent.keyboard('{Escape}')]) {
    await leave();
    await expect.element(question).toBeVisible();
    await expectGoodScreen();
    await button('Seguir editando').click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field('Título')).toHaveValue('Cocina');
  }
  await button('Cancelar').click();
  await button('Salir sin guardar').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await button('Agregar proyecto').click();
  await expect.element(field('Título')).toHaveValue('');
  expect(images()).toEqual([]);
});

test('missing texts and errors of an image stand where they belong', async () => {
  await openPortfolio([], '?proyecto=nuevo');
  await page.viewport(...DESKTOP);
  await submit().click();
  await expectAtField('Título', 'Escribe el título del proyecto.');
  await expectAtField('Descripción', 'Describe el trabajo que hiciste.');
  await expectGoodScreen();
  await fill(PROJECT);
  await addPhotos(140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150);
  await expect.element(shown('Se ha alcanzado el límite máximo de 10 imágenes.')).toBeVisible();
  expect(images()).toHaveLength(10);
  for (let at = 10; at > 1; at--) await button(`Quitar la imagen ${at}`).click();
  await choose(PHOTOS, fakeImage());
  await expectAtField(PHOTOS, UNREADABLE);
  expect(images()).toHaveLength(1);
  await choose(PHOTOS, await photo('otra.png'));
  const text = textOf('not_an_image');
  refuse(addPortfolio, 'not_an_image', { 'imagenes[1][file]': text });
  await submit().click();
  const wrong = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: 'Imagen 2' }) });
  await expect
    .element(wrong.getByText(/^El archivo no es una imagen que podamos leer\./))
    .toBeVisible();
  await expect.element(shown(UNREADABLE)).not.toBeInTheDocument();
  await expect.element(button('Quitar la imagen 2')).toHaveFocus();
  await expectGoodScreen();
  await userEvent.keyboard('{Enter}');
  answer(addPortfolio, { user, id: 1, repetido: false });
  await submit().click();
  await expect.element(shown('Proyecto agregado exitosamente')).toBeVisible();
});

test('a change from another device is shown before it is overwritten', async () => {
  await openPortfolio([project(1, 'Patio')]);
  await button('Editar Patio').click();
  await fill({ Descripción: 'Escrito aquí.' });
  const theirs = project(1, 'Patio trasero', { version: 2, descripcion: 'Escrito allá.' });
  refuse(editPortfolio, 'portfolio_changed');
  answer(validateSession, { user: { ...user, portfolio: [theirs] } });
  await button('Guardar cambios').click();
  await expect
    .element(dialog().getByText(/Este proyecto cambió desde que lo abriste/))
    .toBeVisible();
  // The title was not edited here.
  await expect.element(field('Título')).toHaveValue('Patio trasero');
  await expect.element(field('Descripción')).toHaveValue('Escrito aquí.');
  answer(editPortfolio, { user, repetido: false });
  await button('Guardar cambios').click();
  await expect.element(shown('Proyecto actualizado exitosamente')).toBeVisible();
  expect(asked(editPortfolio).map(({ version }) => Number(version))).toEqual([1, 2]);
  expect(asked(editPortfolio).at(-1)).toMatchObject({
    titulo: 'Patio trasero',
    descripcion: 'Escrito aquí.',
  });
});
