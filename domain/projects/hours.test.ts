import { expect, it } from 'vitest';
import { durationText, endsAt } from './hours.ts';

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
