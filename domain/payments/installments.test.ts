import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountDue, paymentsLeft } from './installments.ts';
import { centavos } from '../money.ts';

const amount = fc.integer({ min: 10_000, max: 999_999_900 }).map(centavos);

test('the remaining payments are those that will be requested, and add up to the price', () => {
  fc.assert(
    fc.property(amount, fc.double({ min: 0, max: 1, noNaN: true }), (precio, part) => {
      const pagado = centavos(Math.floor(precio * part));
      const left = paymentsLeft(precio, pagado);
      expect(left[0] ?? 0).toBe(amountDue(precio, pagado));
      expect(left.reduce((sum, due) => sum + due, 0)).toBe(precio - pagado);
    }),
  );
});

test('half first above 5,000 MXN', () => {
  expect(paymentsLeft(centavos(500_000), centavos(0))).toEqual([500_000]);
  expect(paymentsLeft(centavos(800_100), centavos(0))).toEqual([400_050, 400_050]);
  expect(paymentsLeft(centavos(800_100), centavos(400_050))).toEqual([400_050]);
  expect(paymentsLeft(centavos(800_100), centavos(800_100))).toEqual([]);
});
