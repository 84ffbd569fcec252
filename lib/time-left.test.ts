import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const MINUTE = 60_000;

test.each([
  [0, 'queda 1 minuto'],
  [59 * MINUTE, 'quedan 59 minutos'],
  [60 * MINUTE, 'queda 1 hora'],
  [47 * 60 * MINUTE, 'quedan 47 horas'],
  [72 * 60 * MINUTE, 'quedan 3 días'],
])('%d ms before', (rest, words) => {
  expect(timeLeft(1_000_000 + rest, 1_000_000)).toBe(words);
});
