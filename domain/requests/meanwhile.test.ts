import { expect, test } from 'vitest';
import { meanwhile } from './meanwhile.ts';

test.each([
  ['Plomería', 'Destapar drenaje', 'Se me tapó el baño.', /desagüe/],
  ['Plomería', 'Reparar una fuga', 'Gotea la llave.', /llave de paso/],
  ['Plomería', 'Instalar o reparar boiler', 'Huele a gas.', /911/],
  ['Plomería', 'Reparar una fuga', 'Fuga en la tubería del gas', /911/],
  ['Instalación de electrodomésticos', 'Otro', 'la estufa huele mucho a gas', /911/],
  ['Plomería', 'Reparar una fuga', 'El boiler de gas gotea', /llave de paso/],
  ['Plomería', 'Instalar o reparar boiler', 'no hay agua caliente', /^$/],
  ['Plomería', 'Instalar o reparar boiler', 'el boiler de gas no prende', /^$/],
  ['Plomería', 'Instalar o reparar boiler', 'No sale agua caliente en la regadera', /^$/],
  ['Plomería', 'Instalar o reparar boiler', 'el boiler tira agua', /llave de paso/],
  ['Plomería', 'Otro', 'no cierra la llave y sale mucha agua', /llave de paso/],
  ['Plomería', 'Instalar o cambiar WC', 'cambiar la tapa del wc', /^$/],
  ['Plomería', 'Otro', 'se me tapó la tarja', /desagüe/],
  ['Electricidad', 'Otro', 'Se fue la luz', /^$/],
  ['Electricidad', 'Cambiar un contacto', 'Hace corto y huele.', /pastilla/],
  ['Impermeabilización', 'Reparar gotera', '', /cubeta/],
  ['Electricidad', 'Instalar lámpara', 'Ya la tengo.', /^$/],
  ['Pintura', 'Con material', 'Gotea la pintura.', /^$/],
])('for %s, «%s», «%s» it says %s', (categoria, opt, descripcion_servicio, tip) => {
  expect(meanwhile({ categoria, opt, titulo: '', descripcion_servicio })).toMatch(tip);
});
