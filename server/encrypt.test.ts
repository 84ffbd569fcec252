import { expect, test } from 'vitest';
import { decryptText, encryptText } from './encrypt.ts';

const KEY = 'a key that is long enough for this test';

test('a text is decrypted with the same key only, and only unchanged', () => {
  const encrypted = encryptText(KEY, 'https://maestros.mx/m/ca/ñandú');
  expect(encrypted.toString('utf8')).not.toContain('maestros');
  expect(decryptText(KEY, encrypted)).toBe('https://maestros.mx/m/ca/ñandú');
  expect(() => decryptText(`${KEY}!`, encrypted)).toThrow();
  const changed = Buffer.from(encrypted);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => decryptText(KEY, changed)).toThrow();
});

test('encrypting the same text twice gives different results', () => {
  expect(encryptText(KEY, 'a').equals(encryptText(KEY, 'a'))).toBe(false);
});
