import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

function line() {
  const turns = new Turns({ atOnce: 2, maxQueue: 3 }, () => new Error('full'));
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (from: string) =>
    turns.run(from, () => {
      begun.push(from);
      return new Promise<void>((resolve) => void ends.push(resolve));
    });
  return { ask, begun, ends };
}

test('whoever asks for much waits for their own, and nobody else does', async () => {
  const { ask, begun, ends } = line();
  const many = Array.from({ length: 5 }, () => ask('a'));
  const other = ask('b');
  expect(begun).toEqual(['a', 'a', 'b']);
  await expect(ask('a')).rejects.toThrow('full');
  for (let n = 0; n < 6; n++) {
    await expect.poll(() => ends.length).toBeGreaterThan(n);
    ends[n]?.();
  }
  await Promise.all([...many, other]);
  expect(begun).toEqual(['a', 'a', 'b', 'a', 'a', 'a']);
});

test('what fails gives its turn to the next', async () => {
  const turns = new Turns({ atOnce: 1, maxQueue: 5 }, () => new Error('full'));
  const failing = turns.run('a', () => Promise.reject(new Error('no')));
  const next = turns.run('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
