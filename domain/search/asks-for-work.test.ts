import { expect, it } from 'vitest';
import { asksForWork } from './asks-for-work.ts';

it.each([
  ['busco trabajo de plomero', true],
  ['Busco chamba', true],
  ['soy electricista y ofrezco mis servicios', true],
  ['hay vacantes para jardinero?', true],
  ['soy plomero, busco clientes', true],
  ['cómo me registro como profesional', true],
  ['doy servicio de cerrajería', true],
  ['ofresco mis servicios de pintura', true],
  ['me gustaría trabajar con ustedes', true],
  ['soy albañil', true],
  ['trabajo como jardinero desde hace 5 años', true],
  ['soy plomero y quiero registrarme', true],
  ['me dedico a la costura y se fue la luz', false],
  ['quiero un trabajo de plomería', false],
  ['mi esposo es electricista pero no puede, necesito uno', false],
  ['le doy servicio al boiler y no prende', false],
  ['no hay luz y necesito trabajar', false],
  ['busco plomero', false],
  ['busco quien trabaje bien la madera', false],
  ['necesito un trabajo de plomería en mi baño', false],
])('whether «%s» asks to be hired', (text, expected) => {
  expect(asksForWork(text)).toBe(expected);
});
