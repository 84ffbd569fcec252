import { expect, test } from 'vitest';
import { textOf } from '#contract/errors.ts';
import { bankOf, clabeFault } from './clabe.ts';

test('names the bank from the third digit on', () => {
  expect(['01', '012', '777', '999'].map(bankOf)).toEqual(['', 'BBVA BANCOMER', '', '']);
});

test('says what is wrong once all 18 digits are typed', () => {
  expect(clabeFault('032180000118359719')).toBeUndefined();
  expect(clabeFault('03218000011835971')).toBeUndefined();
  expect(clabeFault('032180000118359710')).toBe(textOf('clabe_wrong_digit'));
  expect(clabeFault('777180000118359715')).toBe(textOf('clabe_unknown_bank'));
});
