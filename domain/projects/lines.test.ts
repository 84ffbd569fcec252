import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centavos } from '../money.ts';
import { linesTotal } from './lines.ts';

const monto = fc.integer({ min: 0, max: 999_999_900 }).map(centavos);

it('adds up lines to the centavo, in any order', () => {
  expect(linesTotal([])).toBe(0);
  fc.assert(
    fc.property(fc.array(monto, { maxLength: 20 }), (amounts) => {
      const lines = amounts.map((amount) => ({ monto: amount }));
      const exact = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
      expect(BigInt(linesTotal(lines))).toBe(exact);
      expect(linesTotal(lines.toReversed())).toBe(linesTotal(lines));
    }),
  );
});
