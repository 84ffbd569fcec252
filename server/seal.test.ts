import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const KEY = 'a key that is long enough for this test';

test('what was sealed is read again with the same key only, and only unchanged', () => {
  const sealed = seal(KEY, 'https://maestros.mx/m/ca/ñandú');
  expect(sealed.toString('utf8')).not.toContain('maestros');
  expect(unseal(KEY, sealed)).toBe('https://maestros.mx/m/ca/ñandú');
  expect(() => unseal(`${KEY}!`, sealed)).toThrow();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(KEY, changed)).toThrow();
});

test('the same text is never sealed alike', () => {
  expect(seal(KEY, 'a').equals(seal(KEY, 'a'))).toBe(false);
});
