import { expect, test } from 'vitest';
import { readClabe } from './clabe.ts';

test('names the bank from the third digit on', () => {
  expect(readClabe('01').banco).toBe('');
  expect(readClabe('012')).toEqual({ banco: 'BBVA BANCOMER', mistyped: false });
  expect(readClabe('777').banco).toBe('');
  expect(readClabe('999').banco).toBe('');
});

test('detects a mistyped digit once all 18 are typed', () => {
  expect(readClabe('032180000118359719').mistyped).toBe(false);
  expect(readClabe('03218000011835971').mistyped).toBe(false);
  expect(readClabe('032180000118359710').mistyped).toBe(true);
  expect(readClabe('032180000118358719').mistyped).toBe(true);
});
