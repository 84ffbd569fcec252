import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it.each([
  ['Corto', 20, 'Corto'],
  ['  con   espacios\ny líneas ', 40, 'con espacios y líneas'],
  ['Plomería en Guadalajara, Jalisco', 25, 'Plomería en Guadalajara…'],
  ['Instalación de electrodomésticos', 20, 'Instalación de…'],
  ['Supercalifragilístico', 10, 'Supercali…'],
])('shortens %j to %i characters', (text, max, short) => {
  expect(shorten(text, max)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(max);
});
