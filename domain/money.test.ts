import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anticipoAmount, anticipoOptions } from './projects/anticipo.ts';
import { feeFromWire, feeOf, feeOfRelease, feeOnWire, feeText, netOf } from './projects/fee.ts';
import {
  add,
  centavos,
  formatCentavos,
  fromMxn,
  percentOf,
  subtract,
  toMxn,
  ZERO,
} from './money.ts';

describe('money', () => {
  it('is whole centavos, with no fractions of them', () => {
    expect(fromMxn(1234.5)).toBe(123_450);
    expect(fromMxn(0.29)).toBe(29);
    expect(() => fromMxn(0.001)).toThrow(RangeError);
    expect(() => centavos(1.5)).toThrow(RangeError);
    expect(toMxn(123_450)).toBe(1234.5);
  });

  it('is formatted as «$1,234.50 MXN»', () => {
    expect(formatCentavos(123_450)).toBe('$1,234.50 MXN');
    expect(formatCentavos(999_999_900)).toBe('$9,999,999.00 MXN');
  });

  it('rounds a percentage half up to the centavo', () => {
    expect(percentOf(centavos(10), 5)).toBe(1);
    expect(percentOf(centavos(9), 5)).toBe(0);
  });
});

const FEE = { hundredths: 500, fixed: centavos(300) };

describe('the fee', () => {
  it('can have a fraction of a percent, and is read with it', () => {
    const fee = feeFromWire({ porcentaje: 5.55, fija: 3.5 });
    expect(fee).toEqual({ hundredths: 555, fixed: 350 });
    expect(feeOf(fee, centavos(200_000))).toBe(11_450);
    expect(feeText(fee)).toEqual({ percent: '5.55\u00a0%', fixed: '$3.50' });
    expect(feeOnWire(fee)).toEqual({ porcentaje: 5.55, fija: 3.5 });
  });

  it.each([
    [200_000, 10_300],
    [10_000, 800],
    [500_001, 25_300],
    [0, 0],
    [100, 100],
  ])('of %i centavos is %i', (total, fee) => {
    expect(feeOf(FEE, centavos(total))).toBe(fee);
  });

  it('leaves 1,897.00 of a 2,000 MXN job', () => {
    expect(netOf(FEE, centavos(200_000))).toBe(189_700);
  });

  it('of all releases adds up exactly to the fee of the total', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1 }), (parts) => {
        let released = ZERO;
        let fees = ZERO;
        for (const part of parts) {
          const fee = feeOfRelease(FEE, released, centavos(part));
          expect(fee).toBeGreaterThanOrEqual(0);
          expect(fee).toBeLessThanOrEqual(part);
          fees = add(fees, fee);
          released = add(released, centavos(part));
        }
        expect(fees).toBe(feeOf(FEE, released));
      }),
    );
  });
});

describe('anticipos', () => {
  it('have an amount each, and say which exceed what is held', () => {
    expect(anticipoOptions(centavos(100_000), centavos(50_000))).toEqual([
      { fraction: 1, amount: 100_000, exceedsHeld: true },
      { fraction: 0.75, amount: 75_000, exceedsHeld: true },
      { fraction: 0.5, amount: 50_000, exceedsHeld: false },
      { fraction: 0.33, amount: 33_000, exceedsHeld: false },
      { fraction: 0.25, amount: 25_000, exceedsHeld: false },
    ]);
  });

  it('never exceed the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 999_999_900 }), (price) => {
        const quarter = anticipoAmount(centavos(price), 0.25);
        expect(subtract(centavos(price), quarter)).toBeGreaterThan(0);
        expect(anticipoAmount(centavos(price), 1)).toBe(price);
      }),
    );
  });
});
