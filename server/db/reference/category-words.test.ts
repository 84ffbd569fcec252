import { stemmer } from '@orama/stemmers/spanish';
import { describe, expect, it, test } from 'vitest';
import { emptyTerm } from '#domain/search/empty-term.ts';
import { indexTerms } from '#domain/search/terms.ts';
import { understand } from '#domain/search/understand.ts';
import { CATEGORIES } from './categories.ts';
import { CATEGORY_WORDS } from './category-words.ts';
import { PHRASES } from './phrases.ts';

const index = indexTerms(CATEGORY_WORDS, stemmer);
const cases = Object.entries(PHRASES).flatMap(([categoria, texts]) =>
  texts
    .split('/')
    .map((text) => text.trim().replaceAll(/\s+/g, ' '))
    .map((text) => ({ categoria, text, ...understand(text, index) })),
);

test('of what people type, at most 8 % needs a question, and at most 2 % is taken for something else', () => {
  expect(cases.length).toBeGreaterThanOrEqual(400);
  const isRight = ({ categoria, trades }: (typeof cases)[number]) =>
    trades[0]?.categoria === categoria;
  const taken = cases.filter(({ sure }) => sure);
  const wrong = taken.filter((one) => !isRight(one)).map(({ text }) => text);
  expect(taken.filter(isRight).length / cases.length).toBeGreaterThanOrEqual(0.92);
  expect(wrong.length / cases.length).toBeLessThanOrEqual(0.02);
});

describe('options', () => {
  it.each([
    ['fuga de agua', 'Reparar una fuga'],
    ['se me tapó el WC', 'Destapar WC'],
    ['se me tapó el baño', 'Destapar WC'],
    ['el escusado no baja', 'Destapar WC'],
    ['la coladera del baño está tapada', 'Destapar drenaje'],
    ['drenaje tapado en el baño', 'Destapar drenaje'],
    ['se tapo la tarja', 'Destapar lavabo, tarja o regadera'],
    ['instalar boiler de paso', 'Instalar o reparar boiler'],
    ['lavado de cisterna', 'Lavar cisterna'],
    ['cambiar pastilla', 'Cambiar pastilla o interruptor'],
    ['armar cuna para bebé', 'Cuna'],
    ['colgar pantalla de 55 pulgadas', 'Montar en muro más de 50 pulgadas'],
    ['la lavadora tira agua', 'Cambiar mangueras y revisar desagüe'],
    ['mudanza de 2 recamaras', 'Mudanza de 2 recámaras'],
    ['lavar colchon', 'Lavado de colchón'],
    ['podar un arbol muy grande', 'Podar un árbol'],
    ['la puerta no cierra', 'Ajustar o cepillar puerta'],
    ['protecciones para ventanas', 'Protección para ventana'],
    ['levantar una barda', 'Levantar muro, por m²'],
    ['gotea el techo', 'Reparar gotera'],
    ['me quede afuera de mi casa', 'Abrir puerta sin dañar la chapa'],
    ['recargar gas al clima', 'Recargar gas refrigerante'],
    ['chinches en la cama', 'Chinches, por recámara'],
    ['formatear laptop', 'Formatear e instalar programas'],
    // No option says it, and none is invented.
    ['se siente poca presión de agua', null],
    ['plomero', null],
  ])('«%s» is %s', (text, opt) => {
    expect(understand(text, index).trades[0]?.opt).toBe(opt);
  });
});

test.each(['contador', 'plomreo'])('a word that is only spelt like «%s» is asked about', (text) => {
  expect(understand(text, index).sure).toBe(false);
});

test.each(['poner cortinas', 'colgar unas cortinas', 'instalar persianas'])(
  '«%s» asks only those who do it',
  (text) => {
    const { sure, trades } = understand(text, index);
    expect(sure).toBe(false);
    expect(trades.map(({ categoria }) => categoria).toSorted()).toEqual([
      'Carpintería',
      'Herrería',
    ]);
  },
);

test.each([
  ['se quebró un vidrio', 'Herrería'],
  ['vidrios sucios', 'Limpieza'],
])('«%s» is %s', (text, categoria) => {
  expect(understand(text, index)).toHaveProperty('trades[0].categoria', categoria);
});

test('all words belong to a category and an option that exist', () => {
  expect(CATEGORY_WORDS.map(({ categoria }) => categoria).toSorted()).toEqual(
    CATEGORIES.map(({ categoria }) => categoria).toSorted(),
  );
  const named = (categoria: string, options: readonly { opt: string; aparato?: string | null }[]) =>
    options.map(({ opt, aparato }) => `${categoria}: ${aparato ?? ''} ${opt}`);
  const known = CATEGORIES.flatMap(({ categoria, opciones }) => named(categoria, opciones));
  const used = CATEGORY_WORDS.flatMap(({ categoria, opciones }) => named(categoria, opciones));
  expect(used.filter((one) => !known.includes(one))).toEqual([]);
});

test('each of them says something, so that the category can be saved with them', () => {
  const words = CATEGORY_WORDS.flatMap(({ palabras, opciones }) => [
    palabras,
    ...opciones.map((option) => option.palabras),
  ]);
  expect(words.map(emptyTerm).filter((term) => term !== null)).toEqual([]);
});

test.each(['', '   ', '¿?', '😀', 'hola buenas tardes', 'asdf qwer', '123'])(
  'nothing is read into «%s»',
  (text) => {
    expect(understand(text, index)).toMatchObject({ trades: [], sure: false });
  },
);
