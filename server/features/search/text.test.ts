import { describe, expect, it } from 'vitest';
import { searchText } from '#lib/search-text.ts';
import { CATEGORIES } from '#server/db/reference/categories.ts';
import { readingsOf, readWords } from './text.ts';

const categories = CATEGORIES.map(({ categoria }, id) => ({ id, categoria }));
const nameOf = (id: number) => categories[id]?.categoria ?? '';

const tradesOf = (text: string) =>
  readWords(searchText(text), categories)
    .filter(({ categorias }) => categorias.length > 0)
    .map(({ categorias }) => categorias.map(nameOf).join('/'));

describe('the words of a search', () => {
  it.each([
    ['Plomería', ['Plomería']],
    ['plomero', ['Plomería']],
    ['plomeros', ['Plomería']],
    ['plomro', ['Plomería']],
    ['plom', ['Plomería']],
    ['necesito arreglar una fuga de agua', ['Plomería']],
    ['ELECTRICISTA', ['Electricidad']],
    ['electrisista', ['Electricidad']],
    ['albañil', ['Albañilería']],
    ['boyler', ['Plomería']],
    ['minisplit', ['Aire acondicionado']],
    ['llave', ['Plomería/Cerrajería']],
    ['mudanza', ['Mudanzas']],
    ['lavadoras', ['Instalación de electrodomésticos']],
    ['pintor y electricista', ['Pintura', 'Electricidad']],
    ['Juan Pérez', []],
    ['Luz Reyes', []],
    ['servicio a domicilio', []],
    ['', []],
  ])('%o stand for %o', (text, trades) => {
    expect(tradesOf(text)).toEqual(trades);
  });

  it('stand only for trades of the catalogue', () => {
    const [only] = readWords('plomero', [{ id: 1, categoria: 'Pintura' }]);
    expect(only?.categorias).toEqual([]);
  });
});

describe('the readings of a search', () => {
  const read = (text: string) =>
    readingsOf(readWords(searchText(text), categories)).map(({ trades, words, similar }) => ({
      trades: trades.map((ids) => ids.map(nameOf).join('/')),
      words,
      similar,
    }));
  const nothing = { trades: [], words: [], similar: [] };

  it('go from the exact to the vague', () => {
    expect(read('')).toEqual([nothing]);
    expect(read('plomero')).toEqual([
      { ...nothing, trades: ['Plomería'] },
      { ...nothing, words: ['plomero'] },
    ]);
    expect(read('plomro')).toEqual([
      { ...nothing, words: ['plomro'] },
      { ...nothing, trades: ['Plomería'] },
    ]);
    expect(read('fuga de agua')).toEqual([
      { ...nothing, trades: ['Plomería'], words: ['agua'] },
      { ...nothing, words: ['fuga', 'agua'] },
      { ...nothing, trades: ['Plomería'] },
    ]);
    expect(read('Lu Nunes')).toEqual([
      { ...nothing, words: ['lu', 'nunes'] },
      { ...nothing, words: ['lu'], similar: ['nunes'] },
    ]);
  });
});
