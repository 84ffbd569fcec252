import { describe, expect, it } from 'vitest';
import { dayBehind, fittingWords, whenWords } from './when.ts';

// 2026-11-24 is a Tuesday.
const TUESDAY = '2026-11-24';

describe('the day behind the words', () => {
  it.each([
    ['hoy', TUESDAY, TUESDAY],
    ['esta semana', TUESDAY, '2026-11-29'],
    ['esta semana', '2026-11-28', '2026-11-29'],
    ['esta semana', '2026-11-29', '2026-12-06'],
    ['sin prisa', TUESDAY, '2026-12-08'],
  ] as const)('%s said on %s is %s', (words, today, day) => {
    expect(dayBehind(words, today)).toBe(day);
    expect(fittingWords(words, { fecha: day, today })).toBe(words);
  });

  it('another day than the words mean counts itself', () => {
    expect(fittingWords('hoy', { fecha: '2026-11-25', today: TUESDAY })).toBe('');
    expect(fittingWords('', { fecha: TUESDAY, today: TUESDAY })).toBe('');
  });
});

describe('what people read', () => {
  const at = { fecha: TUESDAY, hora: '16:00' };
  it.each([
    [{ ...at, cuando: 'hoy' }, TUESDAY, 'Hoy, desde las 16:00'],
    [{ ...at, cuando: 'hoy' }, '2026-11-25', 'mar 24 nov, 16:00'],
    [{ ...at, cuando: '' }, TUESDAY, 'mar 24 nov, 16:00'],
    [{ ...at, hora: '09:00', cuando: 'hoy' }, TUESDAY, 'Hoy, desde las 9:00'],
    [{ ...at, hora: '09:00', cuando: '' }, TUESDAY, 'mar 24 nov, 9:00'],
    [{ ...at, cuando: '', fecha: '' }, TUESDAY, ''],
    [{ ...at, cuando: 'sin prisa' }, TUESDAY, 'Sin prisa'],
    [{ ...at, cuando: 'esta semana', fecha: '2026-11-29' }, TUESDAY, 'Esta semana'],
    [{ ...at, cuando: 'esta semana', fecha: '2026-11-29' }, '2026-12-01', 'Hasta el dom 29 nov'],
  ] as const)('%o read on %s', (when, today, words) => {
    expect(whenWords(when, today)).toBe(words);
  });
});
