import { expect, test } from 'vitest';
import type { Reading } from '#web/shared/requests/use-reading.ts';
import { NOTHING } from '#web/testing/reading.ts';
import { understoodIn } from './understood.ts';

const WALL = { categoria: 'Albañilería', aparato: null, opt: 'Levantar muro, por m²' };
const cantidad = (texto: string, reading: Partial<Reading>) =>
  understoodIn(
    texto,
    { ...NOTHING, seguro: true, trabajos: [WALL], ...reading },
    { kinds: new Map([['Albañilería', 'opcion']]), now: 0 },
  ).values.cantidad;

test('how many square meters a wall has, of which one says the length, is left open', () => {
  expect(cantidad('barda de 10 metros', {})).toBe('');
  expect(cantidad('barda de 10 x 2 metros', { cantidad: 20 })).toBe('20');
  expect(cantidad('levantar una barda', {})).toBeUndefined();
});
