import { expect, it } from 'vitest';
import { ofAccount, openPasswords } from './passwords.ts';

const me = ofAccount(1);
const cheap = openPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

it('hashes at the real cost by default', async () => {
  const real = openPasswords();
  const stored = await real.hash('una-clave-larga', me);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await real.verify(stored, 'una-clave-larga', me)).toBe(true);
  expect(await real.verify(stored, 'otra-clave-larga', me)).toBe(false);
});

it('verifies what was stored at another cost', async () => {
  const stored = await openPasswords().hash('una-clave-larga', me);
  expect(await cheap.verify(stored, 'una-clave-larga', me)).toBe(true);
  expect(await cheap.verify(stored, 'otra-clave-larga', me)).toBe(false);
});

it('rejects any password when none is stored, at any cost', async () => {
  expect(await openPasswords().verify(null, 'una-clave-larga', me)).toBe(false);
  expect(await cheap.verify(null, 'una-clave-larga', me)).toBe(false);
});

it('verifies at its own cost when none is stored, which takes as long as for a stored one', async () => {
  // Too little memory for argon2, which therefore was asked.
  const impossible = openPasswords({ memoryCost: 1, timeCost: 1, parallelism: 1 });
  await expect(impossible.verify(null, 'una-clave-larga', me)).rejects.toThrow(/memory/i);
});

it('who belongs in another lane by their turn waits on there, and is answered', async () => {
  const stored = await cheap.hash('una-clave-larga', me);
  const asked: string[] = [];
  const lane = () => {
    asked.push('lane');
    return asked.length === 1 ? 'login' : 'doubtful';
  };
  expect(await cheap.verify(stored, 'una-clave-larga', { lane, from: '10.0.0.1' })).toBe(true);
  expect(asked.length).toBeGreaterThan(2);
});
