import { expect, test } from 'vitest';
import { meanwhile } from './meanwhile.ts';

test.each([
  ['Plomería', 'Destapar drenaje', 'Se me tapó el baño.', /desagüe/],
  ['Plomería', 'Reparar una fuga', 'Gotea la llave.', /llave de paso/],
  ['Plomería', 'Instalar o reparar boiler', 'Huele a gas.', /abre las ventanas/],
  ['Electricidad', 'Cambiar un contacto', 'Hace corto y huele.', /pastilla/],
  ['Impermeabilización', 'Reparar gotera', '', /cubeta/],
  ['Electricidad', 'Instalar lámpara', 'Ya la tengo.', /^$/],
  ['Pintura', 'Con material', 'Gotea la pintura.', /^$/],
])('for %s, «%s», «%s» it says %s', (categoria, opt, descripcion_servicio, tip) => {
  expect(meanwhile({ categoria, opt, titulo: '', descripcion_servicio })).toMatch(tip);
});
