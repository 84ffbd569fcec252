import { expect, test } from 'vitest';
import { changeOf, isReportYear, monthBefore, periodOf } from './analytics.ts';
import { DAY, startOfMexicoDay } from '#lib/mexico-time.ts';

/** 23:30 on 24 November in Mexico City, which is the 25th elsewhere. */
const NIGHT = Date.parse('2026-11-25T05:30:00Z');
const none = { start: null, end: null };

test('without dates a report covers the month up to today in Mexico City', () => {
  expect(periodOf(none, NIGHT)).toMatchObject({ start: '2026-10-24', end: '2026-11-24' });
});

test('days are whole Mexican days, the last one included', () => {
  const { from, to, before } = periodOf({ start: '2026-11-20', end: '2026-11-24' }, NIGHT);
  expect(new Date(from).toISOString()).toBe('2026-11-20T06:00:00.000Z');
  expect(new Date(to).toISOString()).toBe('2026-11-25T06:00:00.000Z');
  expect(from - before).toBe(5 * DAY);
});

test('a missing date follows from the other', () => {
  expect(periodOf({ start: null, end: '2026-03-31' }, NIGHT).start).toBe('2026-02-28');
  expect(periodOf({ start: '2026-11-01', end: null }, NIGHT).end).toBe('2026-11-24');
  const tomorrow = periodOf({ start: '2026-11-25', end: null }, NIGHT);
  expect(tomorrow.end).toBe('2026-11-25');
  expect(tomorrow.to).toBe(startOfMexicoDay('2026-11-26'));
});

test('a month earlier stays within the previous month', () => {
  expect(monthBefore('2026-01-15')).toBe('2025-12-15');
  expect(monthBefore('2028-03-31')).toBe('2028-02-29');
  expect(monthBefore('2026-07-31')).toBe('2026-06-30');
});

test('no change is given when the previous value was 0', () => {
  expect(changeOf(5, 0)).toBeNull();
  expect(changeOf(0, 4)).toBe(-1);
  expect(changeOf(6, 4)).toBe(0.5);
});

test('report dates count from 2025 on', () => {
  expect(isReportYear('2024-12-31')).toBe(false);
  expect(isReportYear('0202-01-01')).toBe(false);
  expect(isReportYear('2025-01-01')).toBe(true);
});
