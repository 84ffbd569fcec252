import { describe, expect, it } from 'vitest';
import { longDate, monthAndYear, shortDate } from './date-words.ts';
import { answerText, areaText, finishedText, priceText } from './professional-words.ts';

describe('words about a professional', () => {
  it.each([
    ['todo el pais', 'todo el estado', 'Trabaja en todo el país'],
    ['Jalisco', 'todo el estado', 'Trabaja en todo Jalisco'],
    ['Jalisco', 'Guadalajara', 'Guadalajara, Jalisco'],
  ])('%s, %s', (estado, ciudad, words) => {
    expect(areaText({ estado, ciudad })).toBe(words);
  });

  it('formats counts and prices', () => {
    expect([0, 1, 12].map(finishedText)).toEqual([
      '',
      '1 proyecto terminado',
      '12 proyectos terminados',
    ]);
    expect(priceText(45, 'm²')).toBe('$45 m²');
    expect(priceText(9_999_999, 'servicio')).toBe('$9,999,999');
    expect(priceText(45.5, 'servicio')).toBe('$45.50');
  });

  it('formats days in Mexico City', () => {
    expect(shortDate('2026-09-02T03:00:00.000Z')).toBe('1 sep 2026');
    expect(longDate('2026-11-20')).toBe('20 de noviembre de 2026');
    expect(monthAndYear('2026-01-31T23:00:00.000Z')).toBe('enero de 2026');
  });
});

it.each([
  [0, 'Suele responder en menos de 1 hora'],
  [59, 'Suele responder en menos de 1 hora'],
  [60, 'Suele responder en menos de 3 horas'],
  [1439, 'Suele responder en menos de 24 horas'],
  [1440, 'Suele tardar más de un día en responder'],
])('describes a response time of %s minutes', (minutes, text) => {
  expect(answerText(minutes)).toBe(text);
});
