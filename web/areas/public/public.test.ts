import { describe, expect, it } from 'vitest';
import { keep } from './keep.ts';
import { longDate, monthAndYear, shortDate } from './date-words.ts';
import { answerText, areaText, finishedText, priceText } from './search/cards/words.ts';
import { filtersPath, NO_FILTERS, readFilters, readPages, searchTitle } from './search/filters.ts';

const GUADALAJARA = { estado: 'Jalisco', ciudad: 'Guadalajara' };
const at = (path: string) => new URL(path, 'https://maestros.test');

describe('a search as an address', () => {
  it('comes back as it was', () => {
    const filters = { texto: 'fuga & gas', categoria: '', ...GUADALAJARA };
    expect(readFilters(at(filtersPath(filters)), undefined)).toEqual(filters);
  });

  it('has the category in its path, and takes it from a plain form too', () => {
    expect(filtersPath({ ...NO_FILTERS, categoria: 'Plomería' })).toBe('/categorias/plomeria');
    const cooling = { ...NO_FILTERS, categoria: 'Aire acondicionado', estado: 'Nuevo León' };
    expect(filtersPath(cooling)).toBe('/categorias/aire-acondicionado?estado=Nuevo+Le%C3%B3n');
    const form = at('/categorias?texto=&categoria=Plomer%C3%ADa&estado=&ciudad=');
    expect(readFilters(form, undefined)).toEqual({ ...NO_FILTERS, categoria: 'Plomería' });
  });

  it('takes the whole country, or a city without its state, as anywhere', () => {
    for (const query of ['estado=todo+el+pais&ciudad=todo+el+estado', 'ciudad=Guadalajara'])
      expect(readFilters(at(`/categorias?${query}`), undefined)).toEqual(NO_FILTERS);
  });

  it('shows a sensible number of pages, whatever is written there', () => {
    const pages = ['', '?page=3', '?page=-1', '?page=x', '?page=1.5', '?page=99999'];
    expect(pages.map((query) => readPages(at(`/categorias${query}`)))).toEqual([1, 3, 1, 1, 1, 10]);
  });

  it.each([
    [{}, 'Profesionales en todo México'],
    [{ estado: 'Jalisco' }, 'Profesionales en todo Jalisco'],
    [{ categoria: 'Plomería', texto: 'fuga', ...GUADALAJARA }, 'Plomería en Guadalajara, Jalisco'],
    [{ texto: 'fuga' }, '«fuga» en todo México'],
  ])('has a title: %o', (filters, title) => {
    expect(searchTitle({ ...NO_FILTERS, ...filters })).toBe(title);
  });
});

describe('words about a professional', () => {
  it.each([
    ['todo el pais', 'todo el estado', 'Trabaja en todo el país'],
    ['Jalisco', 'todo el estado', 'Trabaja en todo Jalisco'],
    ['Jalisco', 'Guadalajara', 'Guadalajara, Jalisco'],
  ])('%s, %s', (estado, ciudad, words) => {
    expect(areaText({ estado, ciudad })).toBe(words);
  });

  it('counts and prices', () => {
    expect([0, 1, 12].map(finishedText)).toEqual([
      '',
      '1 proyecto terminado',
      '12 proyectos terminados',
    ]);
    expect(priceText(45, 'm²')).toBe('$45 m²');
    expect(priceText(9_999_999, 'servicio')).toBe('$9,999,999');
    expect(priceText(45.5, 'servicio')).toBe('$45.50');
  });

  it('writes days as they are in Mexico City', () => {
    expect(shortDate('2026-09-02T03:00:00.000Z')).toBe('1 sep 2026');
    expect(longDate('2026-11-20')).toBe('20 de noviembre de 2026');
    expect(monthAndYear('2026-01-31T23:00:00.000Z')).toBe('enero de 2026');
  });
});

it('remembers an answer, but not a failure', async () => {
  let asked = 0;
  const answer = keep(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no network');
    return asked;
  });
  await expect(answer()).rejects.toThrow('no network');
  expect([await answer(), await answer()]).toEqual([2, 2]);
});

it.each([
  [0, 'Suele responder en menos de 1 hora'],
  [59, 'Suele responder en menos de 1 hora'],
  [60, 'Suele responder en menos de 3 horas'],
  [1439, 'Suele responder en menos de 24 horas'],
  [1440, 'Suele tardar más de un día en responder'],
])('says how long an answer takes: %s minutes', (minutes, text) => {
  expect(answerText(minutes)).toBe(text);
});
