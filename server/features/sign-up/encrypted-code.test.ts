import { expect, it } from 'vitest';
import { decryptCode, encryptCode } from './encrypted-code.ts';

const KEYS = ['a key of today, long enough for it'] as const;
const CODE = { to: '+523399887766', code: '123456' };

it('a queued code says neither itself nor to whom, and is read again', () => {
  const encrypted = encryptCode(KEYS, CODE);
  const bytes = Buffer.from(encrypted, 'base64').toString('latin1');
  expect(bytes).not.toMatch(/9988|123456/);
  expect(decryptCode(KEYS, { encrypted })).toEqual(CODE);
});

it('one that the release before has queued is still sent', () => {
  expect(decryptCode(KEYS, CODE)).toEqual(CODE);
});
