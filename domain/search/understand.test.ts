import { stemmer } from '@orama/stemmers/spanish';
import { describe, expect, it } from 'vitest';
import { indexTerms } from './terms.ts';
import { understand } from './understand.ts';

const words = (categoria: string, palabras: string) => ({ categoria, palabras, opciones: [] });

const index = indexTerms(
  [
    words('Fumigación', 'pulga, hormiga!'),
    words('Limpieza', 'sillon, limpieza, cuarto limpiar'),
    words('Carpintería', 'carpintero, instalar puerta, comedor, puerta madera, cocina integral'),
    words('Ensamble', 'mesa, armar, puerta armar'),
    words('Plomería', 'conectar gas, fuga, wc tapado'),
    words('Electricidad', 'corto, contacto'),
    words('Jardinería', 'cortar pasto'),
    words('Mudanzas', 'cambiar casa, mudanza'),
    words('Herrería', 'vidrio?, vidrio roto?, reja'),
  ],
  stemmer,
);

const OPTIONS = indexTerms(
  [
    {
      categoria: 'Plomería',
      palabras: 'plomero, arreglar regadera, llave carro',
      opciones: [
        { opt: 'Reparar fuga', aparato: null, palabras: 'fuga, arreglar fuga, tira agua' },
        { opt: 'Cambiar llave', aparato: null, palabras: 'cambiar llave' },
        { opt: 'Destapar wc', aparato: null, palabras: 'wc, destapar wc, wc no baja, limpiar wc' },
      ],
    },
  ],
  stemmer,
);

const read = (text: string) => {
  const { trades, sure } = understand(text, index);
  return { sure, trades: trades.map(({ categoria }) => categoria) };
};

describe('what a sentence is about', () => {
  it.each([
    ['pulgas en el sillón', 'Fumigación'],
    ['carpintero que repare una mesa', 'Carpintería'],
    ['contacto para la mesa', 'Electricidad'],
    ['limpieza antes de la mudanza', 'Limpieza'],
    ['mudanza de Puebla a León', 'Mudanzas'],
    ['tengo hormiguitas', 'Fumigación'],
    ['hay un chingo de hormigas en la cocina integral', 'Fumigación'],
    ['puerta de madera con hormigas', 'Carpintería'],
    ['se atascó el excusado', 'Plomería'],
  ])('«%s» is taken for %s', (text, trade) => {
    const { sure, trades } = read(text);
    expect([sure, trades[0]]).toEqual([true, trade]);
  });

  it.each([
    // The object of «instalar» is no place, and the gas only says of what kind the dryer is.
    'instalar un timbre en la puerta',
    'conectar secadora de gas',
    'cambiar los cables de toda la casa',
    // «cortar» is no «corto».
    'cortar tela',
  ])('«%s» is no term that its words make elsewhere', (text) => {
    expect(read(text).sure).toBe(false);
  });
});

describe('what no trade does', () => {
  it.each(['limpieza dental', 'limpieza de cutis', 'lente de contacto'])(
    '«%s» is not taken without asking',
    (text) => {
      expect(read(text).sure).toBe(false);
    },
  );

  it('offers nothing for what is surely something else', () => {
    expect(read('clases de inglés')).toEqual({ sure: false, trades: [] });
  });
});

describe('two works of different trades', () => {
  const several = (text: string) => understand(text, index).several && read(text).trades;

  it.each([
    'arreglar una fuga y cortar el pasto',
    'arreglar una fuga, cortar el pasto',
    'fuga / cortar pasto',
    'fuga + corten el pasto',
    'hay una fuga y quiero que corten el pasto',
    'arreglar fuga cortar pasto',
  ])('«%s» asks which comes first', (text) => {
    expect(several(text)).toEqual(['Plomería', 'Jardinería']);
    expect(read(text).sure).toBe(false);
  });

  it('a verb is carried to another thing, and «además» makes a trouble another one', () => {
    expect(several('conectar gas y un contacto')).toEqual(['Plomería', 'Electricidad']);
    expect(several('wc tapado y además un corto')).toEqual(['Plomería', 'Electricidad']);
    expect(several('wc tapado y se hizo un corto')).toBe(false);
  });

  it.each([
    ['limpieza antes de la mudanza', 'Limpieza'],
    ['limpieza, acaban de cambiar la puerta de madera', 'Limpieza'],
    ['armar la mesa y la puerta', 'Ensamble'],
  ])('what is only said beside «%s» is none', (text, trade) => {
    expect(read(text).sure && read(text).trades[0]).toBe(trade);
  });
});

it.each([
  ['arreglar una fuga', 'Reparar fuga', false],
  ['arreglar una fuga y una regadera', null, true],
  ['destapar wc, arreglar la fuga', null, true],
  ['destapar y limpiar wc', 'Destapar wc', false],
  ['cambiar la llave', 'Cambiar llave', false],
  ['cambiar la llave del carro', null, false],
])('of «%s» the option is %s', (text, opt, mixed) => {
  expect(understand(text, OPTIONS)).toMatchObject({ trades: [{ opt }], sure: true, mixed });
});

it('asks about a term with a question mark, unless another one says the trade', () => {
  expect(read('vidrio roto')).toEqual({ sure: false, trades: ['Herrería'] });
  expect(read('reja con vidrio roto').sure).toBe(true);
});

it('asks with the trades that have a part of what is said', () => {
  expect(read('mi puerta')).toEqual({ sure: false, trades: ['Carpintería', 'Ensamble'] });
});
