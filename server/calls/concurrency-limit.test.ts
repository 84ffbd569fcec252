import { expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

it('runs few at once, in order, and sends away who would wait too long', async () => {
  const inTurn = concurrencyLimit({ concurrency: 2, maxQueue: 1 });
  const finish: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<void>((done) => finish.push(done));
    });
  const all = [work('a'), work('b'), work('c')];
  await expect(work('d')).rejects.toMatchObject({ code: 'unavailable' });
  expect(begun).toEqual(['a', 'b']);
  finish[0]?.();
  await all[0];
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const done of finish) done();
  await Promise.all(all);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inTurn(() => Promise.resolve(5))).resolves.toBe(5);
});
