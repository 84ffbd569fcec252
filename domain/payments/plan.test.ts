import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '../money.ts';
import { amountDue, type Charges, isHalfPaid, paymentsLeft } from './plan.ts';

/** Amounts in MXN. */
const charges = (precio: number, pagado = 0, adicional = 0): Charges => ({
  precio: centavos(precio * 100),
  pagado: centavos(pagado * 100),
  adicional_por_pagar: centavos(adicional * 100),
});
const left = (...amounts: Parameters<typeof charges>) =>
  paymentsLeft(charges(...amounts)).map((due) => due / 100);

const amount = fc.integer({ min: 100, max: 9_999_999 });
const part = fc.double({ min: 0, max: 1, noNaN: true });

test('the remaining payments are those that will be requested, and add up to the price', () => {
  fc.assert(
    fc.property(amount, part, part, (precio, paid, additional) => {
      const state = charges(precio, Math.floor(precio * paid), Math.floor(precio * additional));
      const payments = paymentsLeft(state);
      expect(payments[0] ?? 0).toBe(amountDue(state));
      expect(payments.reduce((sum, due) => sum + due, 0)).toBe(state.precio - state.pagado);
    }),
  );
});

test('each payment of a price is one that a card can make', () => {
  fc.assert(
    fc.property(amount, (precio) => {
      const payments = paymentsLeft(charges(precio));
      expect(Math.min(...payments)).toBeGreaterThanOrEqual(1000);
      expect(Math.max(...payments)).toBeLessThanOrEqual(99_999_999);
    }),
  );
});

test('above 5,000 MXN half is paid first, the odd centavo with it', () => {
  expect(left(5000)).toEqual([5000]);
  expect(left(8001)).toEqual([4000.5, 4000.5]);
  expect(left(8001, 4000.5)).toEqual([4000.5]);
  expect(left(8001, 8001)).toEqual([]);
});

test('an additional service raises both halves before the first payment', () => {
  expect(left(6500, 0, 500)).toEqual([3250, 3250]);
});

test('after the first half, additional services join the rest, which is asked for once', () => {
  expect(left(6500, 3000, 500)).toEqual([3500]);
  expect(left(6700, 3000, 700)).toEqual([3700]);
});

test('once all is paid, an additional service is due by itself, however much it is', () => {
  expect(left(6500, 6000, 500)).toEqual([500]);
  expect(left(13_000, 6000, 7000)).toEqual([7000]);
});

test('the accepted price decides: services do not turn one payment into two', () => {
  expect(left(5300, 0, 500)).toEqual([5300]);
  expect(left(5300, 4800, 500)).toEqual([500]);
});

test('more than a card can pay at once is paid in even parts', () => {
  expect(left(3_000_000)).toEqual([750_000, 750_000, 750_000, 750_000]);
});

test('half is paid from the first payment to the last', () => {
  const halfPaid = (...amounts: Parameters<typeof charges>) => isHalfPaid(charges(...amounts));
  expect([halfPaid(6000), halfPaid(6000, 3000), halfPaid(6700, 3000, 700)]).toEqual([
    false,
    true,
    true,
  ]);
  // One payment, all paid, only a service missing, and a quarter of a very high price.
  expect([
    halfPaid(5000, 2500),
    halfPaid(6000, 6000),
    halfPaid(6500, 6000, 500),
    halfPaid(3_000_000, 750_000),
  ]).toEqual([false, false, false, false]);
});
