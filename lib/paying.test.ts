import { expect, test } from 'vitest';
import { isPayingAddress } from './paying.ts';

test.each([
  ['/chat/clave-de-ana?pagar=1', true],
  ['/chat/clave-de-ana?panel=adicionales&pagar=1', true],
  ['/profesional/membresia?nivel=2', true],
  ['/chat/clave-de-ana', false],
  ['/chat/clave-de-ana?panel=proyecto', false],
  ['/chat/clave-de-ana/otra?pagar=1', false],
  ['/profesional/membresia', false],
  ['/profesional/membresia/ty?nivel=2', false],
  ['/cliente?pagar=1', false],
  ['/?nivel=2', false],
])('one pays at %s: %s', (address, pays) => {
  const { pathname, search } = new URL(address, 'http://here.invalid');
  expect(isPayingAddress(pathname, search)).toBe(pays);
});
