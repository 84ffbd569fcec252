import { expect, it } from 'vitest';
import { LocalLimits } from './rate-limit.ts';

const MINUTE = { max: 2, seconds: 60 };

it('counts each key in its span', () => {
  const limits = new LocalLimits();
  const at = (seconds: number) => new Date(seconds * 1000);
  expect([0, 1, 2].map((second) => limits.take('a', MINUTE, at(second)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(limits.used('a', at(3))).toBe(3);
  expect(limits.secondsLeft('a', at(50))).toBe(10);
  expect(limits.take('a', MINUTE, at(60))).toBe(true);
});

it('keeps no more counters than it may, and a new one costs the same however many there are', () => {
  const limits = new LocalLimits();
  const now = new Date(0);
  const millisOf = (from: number, many: number) => {
    const begun = performance.now();
    for (let n = from; n < from + many; n++) limits.take(`2001:db8::${n}`, MINUTE, now);
    return performance.now() - begun;
  };
  const few = millisOf(0, 20_000);
  millisOf(20_000, 60_000);
  expect(millisOf(80_000, 20_000)).toBeLessThan(20 * few + 200);
  millisOf(100_000, 150_000);
  const kept = Array.from({ length: 250_000 }, (_, n) => limits.used(`2001:db8::${n}`, now));
  expect(kept.filter((count) => count > 0)).toHaveLength(200_000);
  expect(kept.at(-1)).toBe(1);
});
