import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './session/common-passwords.ts';
import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { formatPhone, normalizePhone, readPhone } from '#lib/phone.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { searchText } from '#lib/search-text.ts';

describe('relative time', () => {
  const now = Date.parse('2026-11-20T16:30:00Z');
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;
  it.each([
    [59_999, 'justo ahora'],
    [MINUTE, 'hace 1 minuto'],
    [59 * MINUTE, 'hace 59 minutos'],
    [60 * MINUTE, 'hace 1 hora'],
    [23 * 60 * MINUTE, 'hace 23 horas'],
    [DAY, 'hace 1 día'],
    [15 * DAY, 'hace 15 días'],
    [16 * DAY, '04 del 11 a las 10:30'],
    [-5_000, 'justo ahora'],
  ])('%i ms ago reads «%s»', (ago, words) => {
    expect(relativeTime(now - ago, now)).toBe(words);
  });
});

describe('days in Mexico City', () => {
  it('end six hours after UTC days', () => {
    expect(mexicoDay(Date.parse('2026-11-20T05:59:00Z'))).toBe('2026-11-19');
    expect(mexicoDay(Date.parse('2026-11-20T06:00:00Z'))).toBe('2026-11-20');
  });

  it('have a short format', () => {
    expect(formatDay('2026-11-24')).toBe('mar 24 nov');
  });
});

describe('phones', () => {
  it.each([
    '3312345678',
    '33 1234 5678',
    '(33) 1234-5678',
    '+52 33 1234 5678',
    '+5213312345678',
    '00523312345678',
    '011 52 33 1234 5678',
    '044 33 1234 5678',
    '045 33 1234 5678',
    '01 33 1234 5678',
    '+52 1 (33) 1234–5678',
    '\u202a+52 33 1234 5678\u202c',
  ])('%s is +523312345678', (typed) => {
    expect(normalizePhone(typed)).toBe('+523312345678');
  });

  it.each([
    ['hola', 'letters'],
    ['33 1234 567a', 'letters'],
    ['12345', 'few'],
    ['331234567', 'few'],
    ['+52 33 1234 567', 'few'],
    ['33123456789', 'many'],
    ['331234567890', 'many'],
    ['+52 33 1234 56789', 'many'],
    ['0312345678', 'start'],
    ['1312345678', 'start'],
    ['0000000000', 'start'],
    ['+34 612 345 678', 'foreign'],
    // Ten digits of another country are not ten digits of Mexico.
    ['+33 123 456 78', 'foreign'],
    ['0034 612 345 678', 'foreign'],
    ['+1 415 555 0100', 'foreign'],
  ])('«%s» is no phone number: %s', (typed, fault) => {
    expect(readPhone(typed)).toEqual({ fault });
    expect(normalizePhone(typed)).toBeNull();
  });

  it('are grouped by their area code', () => {
    expect(formatPhone('+523312345678')).toBe('33 1234 5678');
    expect(formatPhone('+524441234567')).toBe('444 123 4567');
  });
});

describe('text', () => {
  it('is normalized without accents, capitals or punctuation', () => {
    expect(searchText('  Plomería, ELÉCTRICA  ')).toBe('plomeria electrica');
  });

  it('knows common passwords in any case', () => {
    expect(isCommonPassword('QWERTY123')).toBe(true);
    expect(isCommonPassword('aaaaaaaaaa')).toBe(true);
    expect(isCommonPassword('Maestros-2026')).toBe(false);
  });
});
