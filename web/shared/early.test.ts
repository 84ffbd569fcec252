import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, earlyOr } from './early.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

test('an early answer is used once', async () => {
  const early = vi.fn<() => Promise<string>>(async () => 'early');
  askEarly('/a', early);
  askEarly('/a', early);
  expect(early).toHaveBeenCalledOnce();
  expect(await earlyOr('/a', async () => 'late')).toBe('early');
  expect(await earlyOr('/a', async () => 'late')).toBe('late');
});

test('one that failed, or is old, is asked for anew', async () => {
  askEarly('/a', () => Promise.reject(new Error('no connection')));
  expect(await earlyOr('/a', async () => 'late')).toBe('late');
  askEarly('/b', async () => 'early');
  vi.advanceTimersByTime(15_001);
  expect(await earlyOr('/b', async () => 'late')).toBe('late');
});

test('a pointer over a long list asks for few', () => {
  const load = vi.fn<() => Promise<string>>(async () => 'early');
  for (let link = 0; link < 50; link++) askEarly(`/long/${link}`, load);
  expect(load.mock.calls.length).toBeLessThanOrEqual(6);
});
