import { expect, test } from 'vitest';
import { emptyRequest } from '#contract/requests.ts';
import { choosingPlace } from './choosing-place.ts';

const MONTERREY = { estado: 'Nuevo León', ciudad: '', cp: '64000', colonia: 'Obispado' };
const JALISCO = { estado: 'Jalisco', ciudad: '', cp: '', colonia: '' };
const inNuevoLeon = (ciudad: string) => ({ estado: 'Nuevo León', ciudad, state: 19 });
const inJalisco = (ciudad: string) => ({ estado: 'Jalisco', ciudad, state: 14 });

test.each([
  ['a city of the code’s state', MONTERREY, inNuevoLeon('Monterrey'), ''],
  ['the city of the code', MONTERREY, inNuevoLeon('Monterrey'), 'Monterrey'],
  ['the state of the code', { ...MONTERREY, estado: '' }, inNuevoLeon(''), ''],
  ['a city for a colonia without code', { ...JALISCO, colonia: 'Centro' }, inJalisco('Tonalá'), ''],
  ['a place while the code is not finished', { ...JALISCO, cp: '6' }, inNuevoLeon(''), ''],
])('%s keeps code and colonia', (_, place, chosen, codeCity) => {
  const { cp, colonia } = place;
  const form = { ...emptyRequest('2026-12-01'), ...place };
  const { values, gone } = choosingPlace(chosen, form, codeCity);
  expect({ ...form, ...values }).toMatchObject({ cp, colonia, ciudad: chosen.ciudad });
  expect(gone).toBe('');
});

test.each([
  [MONTERREY, inJalisco(''), '', 'Quitamos 64000 y «Obispado»: no es de Jalisco.'],
  [
    MONTERREY,
    inNuevoLeon('Guadalupe'),
    'Monterrey',
    'Quitamos 64000 y «Obispado»: no es de Guadalupe.',
  ],
  [
    { ...JALISCO, ciudad: 'Guadalajara', colonia: 'Centro' },
    inJalisco('Tonalá'),
    '',
    'Quitamos «Centro»: no es de Tonalá.',
  ],
])('code and colonia of %o go with another place, and it says so', (place, chosen, city, words) => {
  const form = { ...emptyRequest('2026-12-01'), ...place };
  const { values, gone } = choosingPlace(chosen, form, city);
  expect({ ...form, ...values }).toMatchObject({ cp: '', colonia: '', estado: chosen.estado });
  expect(gone).toBe(words);
});
