import { expect, test } from 'vitest';
import { mapOf, wholeAddressWords } from './address-words.ts';

const HOME = {
  direccion: 'Juan Álvarez 1870 & 2',
  apartamento: '4',
  colonia: 'Santa Teresita',
  cp: '44600',
  ciudad: 'Guadalajara',
  estado: 'Jalisco',
};

test('an address in one line, and on a map without what is behind the door', () => {
  expect(wholeAddressWords(HOME)).toBe(
    'Juan Álvarez 1870 & 2, int. 4, Santa Teresita, 44600 Guadalajara, Jalisco',
  );
  const { origin, searchParams } = new URL(mapOf(HOME));
  expect(origin).toBe('https://www.google.com');
  expect(searchParams.get('query')).toBe(
    'Juan Álvarez 1870 & 2, Santa Teresita, 44600 Guadalajara, Jalisco',
  );
});
