import { expect, it } from 'vitest';
import { neighbourhoodIn } from './neighbourhood.ts';

const CITIES = new Set(['monterrey', 'guadalajara', 'san pedro tlaquepaque', 'morelos']);
const WORDS = new Set(['cocina', 'planta', 'sala', 'nueva']);
const read = (text: string) =>
  neighbourhoodIn(
    text,
    (name) => CITIES.has(name),
    (word) => WORDS.has(word),
  );

it.each([
  ['plomero en la colonia roma norte', 'Roma Norte', 'plomero'],
  ['vivo en la colonia Del Valle y no hay luz', 'Del Valle', 'vivo y no hay luz'],
  ['fuga colonia 5 de mayo', '5 de Mayo', 'fuga'],
  ['colonia centro de monterrey, pintor', 'Centro', 'en monterrey, pintor'],
  ['pintor colonia providencia guadalajara', 'Providencia', 'pintor en guadalajara'],
  ['col jardines de morelos', 'Jardines de Morelos', ''],
  ['se tapó el baño en la Del Valle', 'Del Valle', 'se tapó el baño'],
  ['plomero en la del valle, monterrey', 'Del Valle', 'plomero en monterrey'],
  ['pintor roma norte urgente', 'Roma Norte', 'pintor urgente'],
  ['electricista por Chapalita guadalajara', 'Chapalita', 'electricista en guadalajara'],
  ['fuga en la Nueva Esperanza, Monterrey', 'Nueva Esperanza', 'fuga en Monterrey'],
  ['luz en la Nueva Cocina', null, 'luz en la Nueva Cocina'],
  ['luz en la Cocina', null, 'luz en la Cocina'],
  ['Pintar Techo En La Planta Alta', null, 'Pintar Techo En La Planta Alta'],
  ['armar el mueble que compré en la Comer', null, 'armar el mueble que compré en la Comer'],
  ['instalar puerta de hierro', null, 'instalar puerta de hierro'],
  ['carpintero polanco', null, 'carpintero polanco'],
  ['tengo un mueble estilo americana', null, 'tengo un mueble estilo americana'],
  ['plomero en la morelos', null, 'plomero en la morelos'],
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
