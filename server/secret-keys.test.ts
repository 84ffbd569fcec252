import { expect, test } from 'vitest';
import { isSigned, sign, type SecretKeys } from './secret-keys.ts';

const FORMER: SecretKeys = ['the former key, long enough for this'];
const BOTH: SecretKeys = ['the newer key, long enough for this', ...FORMER];

test('the newest key signs, and each that is still listed verifies', () => {
  const before = sign(FORMER, 'a link');
  const after = sign(BOTH, 'a link');
  expect(after).not.toBe(before);
  for (const signature of [before, after]) expect(isSigned(BOTH, 'a link', signature)).toBe(true);
  expect(isSigned(FORMER, 'a link', after)).toBe(false);
  expect(isSigned(BOTH, 'another link', before)).toBe(false);
});
