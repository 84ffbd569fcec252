import { expect, test } from 'vitest';
import { stopped } from './stopped.ts';

test('a sentence ends with one full stop, also after an abbreviated name', () => {
  expect(stopped('Ya se lo dijimos a Ximena B.')).toBe('Ya se lo dijimos a Ximena B.');
  expect(stopped('Ya se lo dijimos a Taller Núñez')).toBe('Ya se lo dijimos a Taller Núñez.');
});
