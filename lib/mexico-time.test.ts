import { expect, test } from 'vitest';
import { longDay, shortDay, weekdayAndDay } from './date-words.ts';
import { formatDay, formatMoment, mexicoDay, mexicoTime } from './mexico-time.ts';
import { formatNumber, orList } from './numbers.ts';

const HOUR = 3_600_000;
/** Instants over some years, at odd hours, around the turns of days, months and years. */
const INSTANTS = Array.from(
  { length: 4_000 },
  (_, n) => Date.UTC(2022, 11, 31, 5, 59, 59) + n * 7.3 * HOUR,
);

test('the day and the time of Mexico City are those of the time zone', () => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Mexico_City' });
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Mexico_City',
    timeStyle: 'short',
  });
  for (const at of INSTANTS)
    expect([mexicoDay(at), mexicoTime(at)]).toEqual([day.format(at), time.format(at)]);
});

test('days are named in Mexico’s Spanish', () => {
  const named = new Intl.DateTimeFormat('es-MX', { timeZone: 'UTC', dateStyle: 'full' });
  for (const at of INSTANTS) {
    const day = mexicoDay(at);
    const words = `${weekdayAndDay(day)} de ${day.slice(0, 4)}`;
    expect(words).toBe(named.format(Date.parse(`${day}T00:00:00Z`)).replace(',', ''));
    expect(words).toContain(longDay(day));
  }
  expect([formatDay('2026-11-24'), shortDay('2026-09-05')]).toEqual(['mar 24 nov', '5 sep 2026']);
  expect(formatDay('2024-02-29')).toBe('jue 29 feb');
  expect([formatDay(''), formatDay('mañana'), formatDay('2026-13-01')]).toEqual(['', '', '']);
  expect(formatMoment(Date.parse('2026-11-24T16:00:00Z'))).toBe('mar 24 nov, 10:00');
  expect(formatMoment(Date.parse('2026-11-24T15:05:00Z'))).toBe('mar 24 nov, 9:05');
});

test('numbers are written as in Mexico', () => {
  const values = [
    0, 1, 9.99, 12, 123, 999.995, 1000, 1234.5, 12_345.678, 1_234_567.891, 99_999_999,
  ];
  for (const decimals of [0, 1, 2, 3, 4])
    for (const fixed of [false, true])
      for (const value of [...values, ...values.map((amount) => -amount)]) {
        const intl = new Intl.NumberFormat('es-MX', {
          minimumFractionDigits: fixed ? decimals : 0,
          maximumFractionDigits: decimals,
        });
        // Nobody reads «-0».
        expect(formatNumber(value, decimals, fixed)).toBe(
          intl.format(value).replace(/^-(?=[0.]+$)/, ''),
        );
      }
  expect([formatNumber(1.005, 2), formatNumber(4.35, 1), formatNumber(0.1 + 0.2, 2)]).toEqual([
    '1.01',
    '4.4',
    '0.3',
  ]);
});

test('choices are joined with «o»', () => {
  expect([orList(['100', '75', '50']), orList(['1', '2']), orList(['1'])]).toEqual([
    '100, 75 o 50',
    '1 o 2',
    '1',
  ]);
});
