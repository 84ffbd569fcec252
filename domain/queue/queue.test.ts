import { expect, test } from 'vitest';
import { DAY } from '#lib/mexico-time.ts';
import { ageOf, urgencyOf } from './queue.ts';

const HOUR = DAY / 24;
const NOW = Date.parse('2026-11-20T18:00:00.000Z');

test.each([
  [-1, 'vencido'],
  [0, 'vencido'],
  [1, 'hoy'],
  [DAY, 'hoy'],
  [DAY + 1, 'despues'],
] as const)('what has %d ms left is «%s»', (left, urgency) => {
  expect(urgencyOf(NOW + left, NOW)).toBe(urgency);
});

test.each([
  [22 * HOUR, DAY, '22', '24 h'],
  [22 * HOUR + 59 * 60_000, DAY, '22', '24 h'],
  [6 * DAY + HOUR, 5 * DAY, '6', '5 d'],
  [0, 20 * DAY, '0', '20 d'],
  [0, HOUR / 4, '0', '1 h'],
  // A clock that is ahead of this one.
  [-HOUR, DAY, '0', '24 h'],
  [2 * DAY - 1, DAY, '47', '24 h'],
  [2 * DAY, DAY, '2 días', '24 h'],
  [1044 * HOUR, DAY, '43 días', '24 h'],
])('%d ms of %d are %s / %s', (waited, limit, age, words) => {
  const since = NOW - waited;
  expect(ageOf(since, since + limit, NOW)).toEqual({ age, limit: words });
});
