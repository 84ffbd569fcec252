import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [1, 2, 'acb'],
])('moving %i to %i', (from, to, after) => {
  expect(moved([...'abc'], from, to).join('')).toBe(after);
});
