import { expect, it } from 'vitest';
import { bestOf, type Offer } from './best.ts';

const offer = (
  keylogin: string,
  precio: number,
  changes: Partial<Offer['propuesta']> & { stars?: number | null } = {},
): Offer => {
  const { stars = 4.5, ...rest } = changes;
  const propuesta = { precio, start: null, hora: null, ...rest };
  return { keylogin, average_rating: stars, propuesta } as Offer;
};
const day = (start: string | null, hora: string | null = null) => ({ start, hora });

it.each<[string, Offer[], (string | null)[]]>([
  ['one alone', [offer('a', 100, day('2026-12-02'))], [null, null, null]],
  [
    'all of it in one',
    [offer('a', 100, { ...day('2026-12-01'), stars: 5 }), offer('b', 200, day('2026-12-02'))],
    ['a', 'a', 'a'],
  ],
  ['the same', [offer('a', 100), offer('b', 100)], [null, null, null]],
  ['the cheapest twice', [offer('a', 1), offer('b', 1), offer('c', 2)], [null, null, null]],
  [
    'hours of one day',
    [offer('a', 1, day('2026-12-01', '17:00')), offer('b', 1, day('2026-12-01', '16:30'))],
    [null, 'b', null],
  ],
  [
    'an hour that is not said',
    [offer('a', 1, day('2026-12-01', '17:00')), offer('b', 1, day('2026-12-01'))],
    [null, null, null],
  ],
  ['a day that is open', [offer('a', 1, day('2026-12-01')), offer('b', 1)], [null, null, null]],
  ['no stars', [offer('a', 1, { stars: null }), offer('b', 1)], [null, null, 'b']],
])('who stands out: %s', (_, offers, [cheapest, soonest, bestRated]) => {
  expect(bestOf(offers)).toEqual({ cheapest, soonest, bestRated });
});
