import { describe, expect, it } from 'vitest';
import { longDate, monthAndYear, shortDate } from './date-words.ts';
import { areaText, finishedText, priceText, soonText } from './professional-words.ts';

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
  [14, '15:00', 'Suele responder en unos 14 minutos · Hoy hasta 15:00'],
  [60, '09:00', 'Hoy hasta 9:00'],
  [null, '24:00', 'Trabaja hoy'],
  [14, null, 'Suele responder en unos 14 minutos'],
  [null, null, ''],
])('says what matters in a hurry: %s minutes, until %s', (responde_en, hoy_hasta, text) => {
  expect(soonText({ responde_en, hoy_hasta })).toBe(text);
});
