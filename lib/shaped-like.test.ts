import { expect, test } from 'vitest';
import { shapedLike } from './shaped-like.ts';

const like = { titulo: '', version: 0, imagenes: [] as string[], sent: null, lugar: { cp: '' } };

test.each<[unknown, object]>([
  [
    { titulo: 'Fuga', version: 2, lugar: { cp: '44100' } },
    { titulo: 'Fuga', version: 2 },
  ],
  [{ titulo: 7, version: '2', imagenes: 'no', lugar: [] }, {}],
  [{ titulo: null, lugar: { cp: {}, otro: 1 }, otro: 1 }, {}],
  [
    { imagenes: ['a'], sent: { at: 1 } },
    { imagenes: ['a'], sent: { at: 1 } },
  ],
  [null, {}],
  ['texto', {}],
  [[1], {}],
])('%j', (stored, kept) => {
  const lugar = stored && (stored as typeof like).titulo === 'Fuga' ? { cp: '44100' } : like.lugar;
  expect(shapedLike(stored, like)).toEqual({ ...like, lugar, ...kept });
});
