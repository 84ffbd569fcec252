import { expect, test } from 'vitest';
import { heldUntil } from './hold.ts';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const HOUR = 3_600_000;

test('a change holds payouts for 72 hours, to the millisecond', () => {
  expect(heldUntil(NOW, NOW)).toBe(NOW + 72 * HOUR);
  expect(heldUntil(NOW - 72 * HOUR + 1, NOW)).toBe(NOW + 1);
  expect(heldUntil(NOW - 72 * HOUR, NOW)).toBeNull();
});

test('without a change nothing is held', () => {
  expect(heldUntil(null, NOW)).toBeNull();
});
