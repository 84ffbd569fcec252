import { describe, expect, it } from 'vitest';
import { searchText } from '#lib/search-text.ts';
import { CATEGORY_WORDS } from '#server/db/reference/category-words.ts';
import { meantBy, readingsOf, readWords } from './text.ts';
import { prepare } from './trades.ts';

const categories = CATEGORY_WORDS.map((words, id) => ({ id, ...words }));
const nameOf = (id: number) => categories[id]?.categoria ?? '';
const trades = prepare(categories);

const tradesOf = (text: string) =>
  readWords(searchText(text), trades)
    .filter(({ categorias }) => categorias.length > 0)
    .map(({ categorias, sure }) => categorias.map(nameOf).join('/') + (sure ? '' : '?'));

describe('the words of a search', () => {
  it.each([
    ['Plomería', ['Plomería']],
    ['plomero', ['Plomería']],
    ['plomeros', ['Plomería']],
    ['plomro', ['Plomería?']],
    ['plom', ['Plomería?']],
    ['necesito arreglar una fuga de agua', ['Plomería']],
    ['ELECTRICISTA', ['Electricidad']],
    ['electrisista', ['Electricidad?']],
    ['albañil', ['Albañilería']],
    ['boyler', ['Plomería?']],
    ['minisplit', ['Aire acondicionado']],
    ['llave', ['Plomería/Cerrajería']],
    ['mudanza', ['Mudanzas']],
    ['lavadoras', ['Instalación de electrodomésticos']],
    ['pintor y electricista', ['Pintura', 'Electricidad']],
    ['Juan Pérez', []],
    ['Luz Reyes', ['Electricidad?', 'Tecnologia?']],
    ['Rosa Flores', ['Jardinería?', 'Jardinería?']],
    ['servicio a domicilio', []],
    ['', []],
  ])('%o stand for %o', (text, trades) => {
    expect(tradesOf(text)).toEqual(trades);
  });

  it('stand only for trades of the catalogue', () => {
    const painting = prepare(categories.filter(({ categoria }) => categoria === 'Pintura'));
    const [only] = readWords('plomero', painting);
    expect(only?.categorias).toEqual([]);
  });
});

describe('the readings of a search', () => {
  const read = (text: string) =>
    readingsOf(readWords(searchText(text), trades), meantBy(searchText(text), trades)).map(
      ({ trades, words, similar }) => ({
        trades: trades.map((ids) => ids.map(nameOf).join('/')),
        words,
        similar,
      }),
    );
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
    // No word of it may be a name: the trade comes first, not who has «agua» in his description.
    expect(read('fuga de agua')).toEqual([
      { ...nothing, trades: ['Plomería'] },
      { ...nothing, trades: ['Plomería'], words: ['agua'] },
      { ...nothing, words: ['fuga', 'agua'] },
    ]);
    expect(read('fuga Núñez')).toEqual([
      { ...nothing, trades: ['Plomería'], words: ['nunez'] },
      { ...nothing, words: ['fuga', 'nunez'] },
      { ...nothing, trades: ['Plomería'], similar: ['nunez'] },
      { ...nothing, trades: ['Plomería'] },
      { ...nothing, trades: ['Plomería'] },
    ]);
    // The whole says what no word says.
    expect(read('llueve adentro')).toEqual([
      { ...nothing, trades: ['Impermeabilización'] },
      { ...nothing, words: ['llueve', 'adentro'] },
    ]);
    expect(read('Lu Nunes')).toEqual([
      { ...nothing, words: ['lu', 'nunes'] },
      { ...nothing, words: ['lu'], similar: ['nunes'] },
    ]);
  });
});
