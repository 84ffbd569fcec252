import { expect, test } from 'vitest';
import { agoOrDay, relativeTime } from './relative-time.ts';

const AT = Date.parse('2026-10-16T23:32:00Z');
const DAY = 86_400_000;

test('what is no message is called by its day once that is farther away than 15 days', () => {
  expect(agoOrDay(AT, AT + 16 * DAY - 1)).toBe('hace 15 días');
  expect(agoOrDay(AT, AT + 16 * DAY)).toBe('16 de octubre de 2026');
  expect(relativeTime(AT, AT + 16 * DAY)).toBe('16 del 10 a las 17:32');
});
