import { expect, test } from 'vitest';
import type { SavedAddress } from '#contract/accounts/addresses.ts';
import { placeAgain } from './place.ts';

const HOME: SavedAddress = {
  id: 0,
  nombre: 'Casa',
  direccion: 'Ghilardi 1234',
  apartamento: '',
  referencia: '',
  colonia: 'Santa Teresita',
  cp: '44600',
  ciudad: 'Guadalajara',
  estado: 'Jalisco',
};
const MOTHER = { ...HOME, id: 7, nombre: 'Mamá', colonia: 'Mexicaltzingo', cp: '44180' };
const ABROAD = { ...HOME, id: 9, nombre: 'Oficina', ciudad: 'Monterrey', estado: 'Nuevo León' };
const CITY = { direccion_id: '', estado: 'Jalisco', ciudad: 'Guadalajara', colonia: '', cp: '' };

test.each([
  ['of the city alone, the one used last', CITY, 7, 'Mamá'],
  ['of the city alone, the first', CITY, undefined, 'Casa'],
  ['used last, but elsewhere', CITY, 9, 'Casa'],
  ['of a colonia', { ...CITY, colonia: 'Mexicaltzingo' }, 0, 'Mamá'],
  ['of a whole place', { ...CITY, colonia: 'Mexicaltzingo', cp: '44180' }, 0, 'Mamá'],
] as const)('a request is made again at the saved address %s', (_, place, last, name) => {
  const found = placeAgain(place, [ABROAD, HOME, MOTHER], last);
  const { id, cp, colonia } = [HOME, MOTHER].find(({ nombre }) => nombre === name) ?? ABROAD;
  expect(found).toMatchObject({ direccion_id: String(id), cp, colonia });
});

test.each([
  ['colonia', { ...CITY, colonia: 'Moderna' }],
  ['code', { ...CITY, cp: '44190' }],
  ['city', { ...CITY, ciudad: 'Zapopan' }],
] as const)('one at another %s stays where it was', (_, place) => {
  expect(placeAgain(place, [ABROAD, HOME, MOTHER], 7)).toEqual(place);
});
