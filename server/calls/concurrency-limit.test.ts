import { expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

it('runs few at once, in order, and refuses work when the queue is full', async () => {
  const limited = concurrencyLimit({ concurrency: 2, maxQueue: 1 });
  const finish: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) =>
    limited(() => {
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
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(limited(() => Promise.resolve(5))).resolves.toBe(5);
});
