import { expect, it } from 'vitest';
import { emptyTerm } from './empty-term.ts';

it.each([
  ['', null],
  ['fuga, baño tapado, casa inundada', null],
  ['fuga, , ', null],
  ['110 220, 220', null],
  ['fuga, Casa', 'Casa'],
  ['para hoy', 'para hoy'],
  ['de la', 'de la'],
  ['fuga, 24', '24'],
  ['😀', '😀'],
])('in «%s», %o says nothing', (palabras, expected) => {
  expect(emptyTerm(palabras)).toBe(expected);
});
