import { expect, it } from 'vitest';
import { asksForWork } from './asks-for-work.ts';

it.each([
  ['busco trabajo de plomero', true],
  ['Busco chamba', true],
  ['soy electricista y ofrezco mis servicios', true],
  ['hay vacantes para jardinero?', true],
  ['busco plomero', false],
  ['busco quien trabaje bien la madera', false],
  ['necesito un trabajo de plomería en mi baño', false],
])('whether «%s» asks to be hired', (text, expected) => {
  expect(asksForWork(text)).toBe(expected);
});
