import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getDataCategorias } from '#contract/catalogue.ts';
import { getProfilePublic } from '#contract/search.ts';
import { open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue, answerSearch, CATEGORY, PUBLIC_PROFILE } from '#web/testing/catalogue.ts';
import { answer } from '#web/testing/network.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';
import { letters } from '#web/testing/letters.ts';

// A phone whose page or letters are shown at twice the size.

/** What a phone of 360 pixels has at a zoom of 200 %. */
const ZOOMED = [180, 390] as const;
const TRADES = ['Instalación de electrodomésticos', 'Impermeabilización'];

beforeEach(() => {
  answerCatalogue();
  answerSearch();
  answer(getDataCategorias, { categorias: [] });
  answer(getProfilePublic, { profile: { ...PUBLIC_PROFILE, profesiones: TRADES } });
});

const PROFILE = `/ver/profesional/${PUBLIC_PROFILE.keylogin}`;

test.each([
  ['/', 'Tu casa en manos de buenos maestros'],
  ['/categorias', /./],
  ['/login', 'Ingresar'],
  ['/quiero-contratar', 'Crea tu cuenta'],
  [PROFILE, PUBLIC_PROFILE.nombre_comercial],
])('%s fits a phone at twice the size', async (path, name) => {
  await open(path, ZOOMED);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectGoodScreen();
});

test('with large letters the field of the home page is in the first screen', async () => {
  letters('200%');
  await open('/', PHONE);
  await expect
    .element(page.getByRole('combobox', { name: '¿Qué necesitas arreglar?' }))
    .toBeInViewport({ ratio: 1 });
});

test('with large letters the steps of a sign-up stay in one row', async () => {
  letters('200%');
  await open('/quiero-contratar', PHONE);
  const steps = page.getByRole('list', { name: 'Paso 1 de 3' }).getByRole('listitem');
  await expect.element(steps.first()).toBeVisible();
  const tops = steps.elements().map((one) => Math.round(one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('with large letters the names of the trades and of the example are not broken within a word', async () => {
  letters('200%');
  answer(getDataCategorias, {
    categorias: TRADES.map((categoria) => ({ ...CATEGORY, categoria })),
  });
  await open('/', PHONE);
  const main = page.getByRole('main');
  const trades = main.getByRole('link', { name: /desde \$450$/ });
  for (const [place, word] of [
    [main.getByRole('figure').first(), 'Núñez'],
    [main.getByRole('figure').first(), 'Guadalajara'],
    [trades.first(), 'electrodomésticos'],
    [trades.last(), 'Impermeabilización'],
  ] as const) {
    await expect.element(place).toBeVisible();
    // What is far below is not laid out yet.
    place.element().scrollIntoView();
    await expect.poll(() => linesOf(word, place.element())).toBe(1);
  }
});

/** On how many lines a word stands. */
function linesOf(word: string, place: Element): number {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const at = text.textContent?.indexOf(word) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + word.length);
    return range.getClientRects().length;
  }
  return 0;
}
