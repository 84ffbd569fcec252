import { expect, it } from 'vitest';
import { cacheForAMinute } from './cache-for-a-minute.ts';

it('caches an answer, but not a failure', async () => {
  let asked = 0;
  const answer = cacheForAMinute(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no network');
    return asked;
  });
  await expect(answer()).rejects.toThrow('no network');
  expect([await answer(), await answer()]).toEqual([2, 2]);
});
