import { expect, test } from 'vitest';
import {
  bareCode,
  isAppCode,
  isRecoveryCode,
  writtenCode,
  writtenSecret,
} from './second-factor.ts';

test('a code is read however it is written down', () => {
  expect(bareCode(' 123 456 ')).toBe('123456');
  expect(bareCode('ABCDE-fghjk')).toBe('abcdefghjk');
});

test('codes of apps and codes on paper are told apart', () => {
  expect(['123456', '12345', '1234567', 'abcdefghjk'].map(isAppCode)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  // No letter that could be a digit: l, i, o.
  expect(['abcdefghjk', '2345678923', 'abcdefghjl', '123456'].map(isRecoveryCode)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('what is copied by hand is grouped', () => {
  expect(writtenCode('abcdefghjk')).toBe('abcde-fghjk');
  expect(writtenSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
});
