import { expect, it } from 'vitest';
import { nextRefundLook, nextRefundTry } from './refund.ts';

const HOUR = 3_600_000;

it('a refund that is always refused is tried ten times in three days, at longer and longer intervals', () => {
  const tries = [0];
  for (let next: number | null = 0; next !== null; ) {
    next = nextRefundTry(tries.length, next);
    if (next !== null) tries.push(next);
  }
  expect(tries).toHaveLength(10);
  expect(tries.at(-1)! / HOUR).toBeGreaterThan(70);
  expect(tries.at(-1)! / HOUR).toBeLessThanOrEqual(72);
  const waits = tries.slice(1).map((at, index) => at - tries[index]!);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
});

it('a refund under way is checked again after as long as it has taken so far, within bounds', () => {
  expect(nextRefundLook(0, 1000)).toBe(1000 + HOUR / 6);
  expect(nextRefundLook(0, 2 * HOUR)).toBe(4 * HOUR);
  expect(nextRefundLook(0, 48 * HOUR)).toBe(54 * HOUR);
});
