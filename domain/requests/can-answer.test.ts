import { expect, it } from 'vitest';
import { DAY } from '#lib/mexico-time.ts';
import { canAnswerInTime, worksAt } from './can-answer.ts';

const GUADALAJARA = { estado: 'Jalisco', ciudad: 'Guadalajara' };

it.each([
  ['Jalisco', 'Guadalajara', true],
  ['Jalisco', 'todo el estado', true],
  ['todo el pais', 'todo el estado', true],
  ['Jalisco', 'Zapopan', false],
  ['Nuevo León', 'todo el estado', false],
  ['Nuevo León', 'Guadalajara', false],
])('who works in %s, %s works in Guadalajara: %s', (estado, ciudad, works) => {
  expect(worksAt({ estado, ciudad }, GUADALAJARA)).toBe(works);
  expect(worksAt({ estado, ciudad }, { estado: '', ciudad: '' })).toBe(true);
});

it('a request waits for who may publish again before its answers are due, at most three days', () => {
  const now = Date.parse('2026-11-20T16:00:00Z');
  const inTwoDays = { fecha: '2026-11-22', hora: '10:00' };
  const inAMonth = { fecha: '2026-12-20', hora: '10:00' };
  expect(canAnswerInTime(null, inTwoDays, now)).toBe(true);
  expect(canAnswerInTime(now + 2 * DAY - 1, inTwoDays, now)).toBe(true);
  expect(canAnswerInTime(now + 2 * DAY, inTwoDays, now)).toBe(false);
  expect(canAnswerInTime(now + 2 * DAY, inAMonth, now)).toBe(true);
  expect(canAnswerInTime(now + 3 * DAY, inAMonth, now)).toBe(false);
});
