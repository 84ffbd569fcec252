import { expect, it } from 'vitest';
import { refundedWords } from './refunded.ts';

it.each([
  [0, null],
  [0.01, 'Reembolsado en parte'],
  [398.99, 'Reembolsado en parte'],
  [399, 'Reembolsado'],
  // A bank and the team may have given back the same money.
  [500, 'Reembolsado'],
])('of 399 MXN %f go back: %s', (devuelto, words) => {
  expect(refundedWords({ value: 399, devuelto })).toBe(words);
});
