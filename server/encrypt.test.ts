import { expect, test } from 'vitest';
import { decryptText, encryptText, isNewest } from './encrypt.ts';
import type { SecretKeys } from './secret-keys.ts';

const KEY: SecretKeys = ['a key that is long enough for this test'];
const OTHER: SecretKeys = ['another key that is long enough for it'];

test('a text is decrypted with the same key only, and only unchanged', () => {
  const encrypted = encryptText(KEY, 'https://maestros.mx/m/ca/ñandú');
  expect(encrypted.toString('utf8')).not.toContain('maestros');
  expect(decryptText(KEY, encrypted)).toBe('https://maestros.mx/m/ca/ñandú');
  expect(() => decryptText(OTHER, encrypted)).toThrow();
  const changed = Buffer.from(encrypted);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => decryptText(KEY, changed)).toThrow();
});

test('a newer key encrypts, and what a former one encrypted is still read', () => {
  const both: SecretKeys = [OTHER[0], KEY[0]];
  const former = encryptText(KEY, 'before');
  const fresh = encryptText(both, 'after');
  expect([former, fresh].map((one) => decryptText(both, one))).toEqual(['before', 'after']);
  expect(decryptText(OTHER, fresh)).toBe('after');
  expect([former, fresh].map((one) => isNewest(both, one))).toEqual([false, true]);
});

test('encrypting the same text twice gives different results', () => {
  expect(encryptText(KEY, 'a').equals(encryptText(KEY, 'a'))).toBe(false);
});
