import { expect, it } from 'vitest';
import { neighbourhoodIn } from './neighbourhood.ts';

const CITIES = new Set(['monterrey', 'guadalajara', 'san pedro tlaquepaque', 'morelos']);
const read = (text: string) => neighbourhoodIn(text, (name) => CITIES.has(name));

it.each([
  ['plomero en la colonia roma norte', 'Roma Norte', 'plomero'],
  ['vivo en la colonia Del Valle y no hay luz', 'Del Valle', 'vivo y no hay luz'],
  ['fuga colonia 5 de mayo', '5 de Mayo', 'fuga'],
  ['colonia centro de monterrey, pintor', 'Centro', 'en monterrey, pintor'],
  ['pintor colonia providencia guadalajara', 'Providencia', 'pintor en guadalajara'],
  ['col jardines de morelos', 'Jardines de Morelos', ''],
  ['llevar un sofá a otra colonia', null, 'llevar un sofá a otra colonia'],
  ['la colonia no tiene agua', null, 'la colonia no tiene agua'],
])('the neighbourhood of «%s»', (text, colonia, rest) => {
  expect(read(text)).toEqual({ colonia, cp: null, rest });
});

it.each([
  ['plomero c.p. 44100', '44100'],
  ['código postal: 03100', '03100'],
  ['en el 44100', '44100'],
  ['cuesta 44100 pesos', null],
  ['cp 441001', null],
])('the postal code of «%s»', (text, cp) => {
  expect(read(text).cp).toBe(cp);
});
