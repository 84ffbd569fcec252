import { expect, it } from 'vitest';
import { withoutDenied } from './denied.ts';

it.each([
  ['no es la llave, es el boiler', 'es el boiler'],
  ['no es la lampara es el contacto', 'es el contacto'],
  ['no es albañil lo que ocupo es pintor', 'es pintor'],
  ['pintar, no impermeabilizar', 'pintar'],
  ['la chapa, no la puerta', 'la chapa'],
  // What does not work, and what is only no more than that, stays.
  ['ya no la prende', 'ya no la prende'],
  ['el calentador, no prende el piloto', 'el calentador, no prende el piloto'],
  ['la luz no es suficiente', 'la luz no es suficiente'],
  ['no es urgente', 'no es urgente'],
])('of «%s» is left «%s»', (text, rest) => {
  expect(withoutDenied(text)).toBe(rest);
});
