import { expect, it } from 'vitest';
import { placeWords } from './place-words.ts';

it.each([
  [
    { colonia: 'Santa Teresita', cp: '44600', ciudad: 'Guadalajara', estado: 'Jalisco' },
    'Santa Teresita, 44600 Guadalajara, Jalisco',
  ],
  [{ colonia: '', cp: '', ciudad: 'Guadalajara' }, 'Guadalajara'],
  [{ ciudad: '', estado: 'Jalisco' }, 'Jalisco'],
])('%o is «%s»', (place, words) => {
  expect(placeWords(place)).toBe(words);
});
