import { expect, test } from 'vitest';
import { centavos } from '../money.ts';
import { coverageOf, folioOf, type PaidPart } from './receipt.ts';

const part = (held: number, completes: boolean): PaidPart => ({ held: centavos(held), completes });
const accepted = centavos(600_000);
const half = part(300_000, false);
const whole = part(600_000, true);

test.each<[string, PaidPart, readonly PaidPart[]]>([
  ['todo', whole, []],
  ['primera_mitad', half, []],
  // An additional service that was accepted before raises both halves.
  ['primera_mitad', part(350_000, false), []],
  ['resto', part(300_000, true), [half]],
  ['adicionales', part(50_000, true), [half, part(300_000, true)]],
  // Of what exceeds the largest card payment.
  ['parte', part(100_000, false), []],
  ['parte', part(100_000, false), [part(100_000, false)]],
  ['nada', part(0, false), [whole]],
  // What was returned at once is no part of the plan.
  ['todo', whole, [part(0, false)]],
])('%s', (wanted, payment, before) => {
  expect(coverageOf(payment, before, accepted)).toBe(wanted);
});

test('a folio has at least six digits', () => {
  expect([folioOf(7), folioOf(1_234_567)]).toEqual(['R-000007', 'R-1234567']);
});
