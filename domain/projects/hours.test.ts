import { expect, it } from 'vitest';
import { endMoved, durationText, durationWords, endsAt, whenWords } from './hours.ts';

it.each([
  ['09:00', 300, '14:00'],
  ['17:00', 120, '19:00'],
  ['08:30', 45, '9:15'],
  ['22:00', 119, '23:59'],
  ['22:00', 120, null],
  ['00:00', 1440, null],
])('work from %s for %i minutes ends at %s', (hora, duracion, end) => {
  expect(endsAt(hora, duracion)).toBe(end);
});

it.each([
  [15, '15 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [1440, '24 h'],
])('%i minutes are %s', (duracion, text) => {
  expect(durationText(duracion)).toBe(text);
});

it.each([
  [30, 'media hora'],
  [45, 'unos 45 min'],
  [60, 'una hora'],
  [90, 'hora y media'],
  [120, 'unas 2 horas'],
  [150, 'unas 2 h 30 min'],
])('%i minutes are said as «%s»', (duracion, words) => {
  expect(durationWords(duracion)).toBe(words);
});

const NEVER = { start: null, end: null, hora: null, duracion: null };
const DAY = { ...NEVER, start: '2026-12-02' };
it.each([
  [NEVER, '', ''],
  [{ ...NEVER, duracion: 120 }, '', 'unas 2 horas'],
  [DAY, 'mié 2 dic', ''],
  [{ ...DAY, hora: '09:00' }, 'mié 2 dic, 9:00', ''],
  [{ ...DAY, hora: '09:00', duracion: 300 }, 'mié 2 dic, 9:00', 'a 14:00'],
  [{ ...DAY, hora: '23:00', duracion: 120 }, 'mié 2 dic, 23:00', 'unas 2 horas'],
  [{ ...DAY, duracion: 60 }, 'mié 2 dic', 'una hora'],
  [{ ...DAY, end: '2026-12-02', hora: '10:30' }, 'mié 2 dic, 10:30', ''],
  [{ ...DAY, end: '2026-12-04', hora: '09:00', duracion: 300 }, 'mié 2 dic, 9:00', 'al vie 4 dic'],
  [{ ...NEVER, end: '2026-12-04' }, 'vie 4 dic', ''],
])('%j is «%s» «%s»', (when, begins, rest) => {
  expect(whenWords(when)).toEqual({ begins, rest });
});

it('says today and tomorrow where the day is known', () => {
  expect(whenWords({ ...DAY, hora: '09:00' }, '2026-12-02').begins).toBe('hoy, 9:00');
  expect(whenWords({ ...DAY, hora: '17:00' }, '2026-12-01').begins).toBe('mañana, 17:00');
});

it.each([
  ['2026-12-08', '2026-12-08', '2026-12-03', '2026-12-03'],
  ['2026-12-10', '2026-12-08', '2026-12-31', '2027-01-02'],
  ['2026-12-10', '', '2026-12-31', '2026-12-10'],
])('work until %s that began on %s and begins on %s ends on %s', (end, from, to, moved) => {
  expect(endMoved(end, from, to)).toBe(moved);
});
