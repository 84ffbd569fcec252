import { expect, it } from 'vitest';
import { DAY } from '#lib/mexico-time.ts';
import { ageOf } from './owed.ts';

it.each([
  [0, 0],
  [7.9, 0],
  [8, 1],
  [31, 2],
  [61, 3],
  [75.5, 3],
  [76, 4],
])('what is %d days old is of the age %i', (days, age) => {
  expect(ageOf(0, days * DAY)).toBe(age);
});
