import { expect, test } from 'vitest';
import { duration } from './words.ts';

test('durations are whole minutes, hours or days', () => {
  expect([30, 60, 1440, 40_000].map(duration)).toEqual([
    '30 minutos',
    '1 hora',
    '1 día',
    '27 días',
  ]);
});
