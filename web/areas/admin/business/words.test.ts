import { expect, test } from 'vitest';
import { daysWords } from '../words.ts';
import { barUnit, changeWords, headOf, minutesWords } from './words.ts';

test('days say only once what they share', () => {
  expect(daysWords({ desde: '2026-11-24', hasta: '2026-11-24' })).toBe('24 nov 2026');
  expect(daysWords({ desde: '2026-11-01', hasta: '2026-11-24' })).toBe('1 al 24 nov 2026');
  expect(daysWords({ desde: '2026-11-30', hasta: '2026-12-06' })).toBe('30 nov al 6 dic 2026');
  expect(daysWords({ desde: '2026-12-28', hasta: '2027-01-03' })).toBe('28 dic 2026 al 3 ene 2027');
});

test('a column is headed by what is new in it', () => {
  expect(headOf('2026-09-07', undefined, 'semana')).toBe('7 sep');
  expect(headOf('2026-09-14', '2026-09-07', 'semana')).toBe('14');
  expect(headOf('2026-10-05', '2026-09-28', 'semana')).toBe('5 oct');
  expect(headOf('2026-12-01', undefined, 'mes')).toBe('dic 2026');
  expect(headOf('2027-01-01', '2026-12-01', 'mes')).toBe('ene 2027');
  expect(headOf('2027-02-01', '2027-01-01', 'mes')).toBe('feb');
});

test.each([
  [1, '1 min'],
  [60, '1 h'],
  [95, '1 h 35 min'],
  [1_440, '1 día'],
  [3_120, '2 días 4 h'],
])('%d minutes are «%s»', (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words);
});

test('a change has no words where there was nothing before', () => {
  expect(changeWords(5, 0)).toBeNull();
  expect(changeWords(106.4, 100)).toBe('6.4 %');
  expect(changeWords(0, 4)).toBe('100 %');
});

test('bars are in thousands once there is a million', () => {
  expect(barUnit(999_999).text(79_760.4)).toBe('79,760');
  expect(barUnit(1_000_000).text(1_073_400)).toBe('1,073');
});
