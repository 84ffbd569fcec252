import { expect, test } from 'vitest';
import { cityOfPostalCode, isPostalCode, stateOfPostalCode } from './postal-code.ts';

test.each([
  ['06700', 9],
  ['20000', 1],
  ['23000', 3],
  ['25000', 5],
  ['44100', 14],
  ['45160', 14],
  ['50000', 15],
  ['64000', 19],
  ['77500', 23],
  ['91000', 30],
  ['97000', 31],
  ['99999', 32],
])('%s is of the state %d', (cp, state) => {
  expect(stateOfPostalCode(cp)).toBe(state);
});

test('each state has postal codes, and no two states share their first digits', () => {
  const states = Array.from({ length: 100 }, (_, prefix) =>
    stateOfPostalCode(`${prefix}`.padStart(2, '0').concat('000')),
  );
  expect(new Set(states.filter((state) => state !== null)).size).toBe(32);
  expect(states.flatMap((state, prefix) => (state === null ? prefix : []))).toEqual([17, 18, 19]);
});

test.each([
  ['06700', 'Cuauhtémoc'],
  ['44100', 'Guadalajara'],
  ['64000', 'Monterrey'],
  ['45160', null],
  ['00100', null],
])('%s tells the city %s', (cp, city) => {
  expect(cityOfPostalCode(cp)).toBe(city);
});

test.each([
  ['64000', true],
  ['', false],
  ['1', false],
  ['17000', false],
])('whether «%s» is a postal code: %s', (text, is) => {
  expect(isPostalCode(text)).toBe(is);
});
