import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnServerTime, serverNow, whenServerClockMoves } from './server-clock.ts';

const NOW = Date.parse('2026-11-20T16:00:00.000Z');
const DAY = 86_400_000;
const stamp = (at: number) => new Date(at).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('document', {});
});
afterEach(() => {
  learnServerTime(stamp(Date.now()), Date.now());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a clock that is days away is followed, and back', () => {
  learnServerTime(stamp(NOW + 9 * DAY), NOW - 200);
  expect(Math.abs(serverNow() - (NOW + 9 * DAY))).toBeLessThan(1000);
  learnServerTime(stamp(NOW), NOW - 200);
  expect(serverNow()).toBe(NOW);
});

test('a reply that took long says nothing of the clock', () => {
  learnServerTime(stamp(NOW - 50_000), NOW - 90_000);
  expect(serverNow()).toBe(NOW);
});

test.each([null, '', 'mañana'])('a reply with the date %j leaves it as it is', (date) => {
  learnServerTime(date, NOW);
  expect(serverNow()).toBe(NOW);
});

test('what shows the time hears of another clock once, until it is gone', () => {
  const heard = vi.fn<() => void>();
  const stop = whenServerClockMoves(heard);
  learnServerTime(stamp(NOW + DAY), NOW);
  learnServerTime(stamp(NOW + DAY), NOW);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  learnServerTime(stamp(NOW), NOW);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a page rendered on the server reads the clock of the server', () => {
  vi.unstubAllGlobals();
  vi.stubGlobal(Symbol.for('maestros.clock'), () => NOW + DAY);
  expect(serverNow()).toBe(NOW + DAY);
});
