import { expect, test } from 'vitest';
import { readAmount, readSignedAmount, writeAmount } from './amount.ts';

test.each([
  ['1500', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ['1\u00a0500', 1500],
  ['1500.50', 1500.5],
  ['$1,500.00', 1500],
  ['$ 1,500.00 MXN', 1500],
  ['MXN $1,500', 1500],
  ['1500 pesos', 1500],
  ['  12.5 ', 12.5],
  ['12.', 12],
  ['0012', 12],
  ['1,234,567.89', 1_234_567.89],
  ['0', 0],
])('«%s» is %d pesos', (text, mxn) => {
  expect(readAmount(text)).toBe(mxn);
});

test.each(['', '1e3', '-3', '1.500', '12,5', '1,50', '1,5000', '12 34', '12.505', '.', '$', 'mil'])(
  '«%s» is not understood',
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);

test.each([
  ['-5', -5],
  ['−$1,500.50', -1500.5],
  ['1,500', 1500],
  ['--5', null],
  ['-', null],
  ['5-', null],
])('«%s» with its sign is %s pesos', (text, mxn) => {
  expect(readSignedAmount(text)).toBe(mxn);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1500, '1,500'],
  [1500.5, '1,500.50'],
  [9_999_999, '9,999,999'],
])('%d pesos are written «%s», and read back', (mxn, text) => {
  expect(writeAmount(mxn)).toBe(text);
  expect(readAmount(text)).toBe(mxn);
});
