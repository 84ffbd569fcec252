import { describe, expect, test } from 'vitest';
import { initials } from './avatar.tsx';
import { imageProblem } from './image-field.tsx';
import { pesos, wholePesosText } from './money.tsx';
import { strengthOf } from './password-field.tsx';
import { groupPhone, phoneDigits } from './phone-field.tsx';
import { isSameText, searchOptions } from './search-text.ts';

describe('a phone number', () => {
  test.each([
    ['33 1234 5678', '3312345678'],
    ['+52 33 1234 5678', '3312345678'],
    ['+52 1 (33) 1234-5678', '3312345678'],
    ['0052 3312345678', '3312345678'],
    ['33123456789', '3312345678'],
    ['52 33', '5233'],
    ['5255551234', '5255551234'],
    ['abc', ''],
  ])('typed or pasted as %s becomes %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  test('is grouped for reading', () => {
    expect(groupPhone('3312345678')).toBe('33 1234 5678');
    expect(groupPhone('331')).toBe('33 1');
    expect(groupPhone('')).toBe('');
  });
});

test('money is formatted the Mexican way', () => {
  expect(pesos(1234.5)).toBe('$1,234.50');
  expect(pesos(-3)).toBe('−$3.00');
  expect(pesos(9_999_999)).toBe('$9,999,999.00');
  expect(wholePesosText(350)).toBe('$350');
});

test('a search ignores accents and case, and lists options that begin with the text first', () => {
  const options = ['San León', 'León de los Aldama', 'Tonalá'].map((label) => ({ label }));
  expect(searchOptions(options, 'LEON').map((option) => option.label)).toEqual([
    'León de los Aldama',
    'San León',
  ]);
  expect(searchOptions(options, 'aldama leon')).toHaveLength(1);
  expect(searchOptions(options, '')).toHaveLength(3);
  expect(searchOptions(options, 'zzz')).toHaveLength(0);
});

test('length and variety make a password stronger', () => {
  expect(strengthOf('corta')).toBe(1);
  expect(strengthOf('aaaaaaaaaaaaaaaaaaaa')).toBe(2);
  expect(strengthOf('jardines')).toBe(2);
  expect(strengthOf('jardin-A1')).toBe(3);
  expect(strengthOf('la casa azul de la esquina')).toBe(4);
});

test('initials come from the first two words', () => {
  expect(initials('Taller Núñez')).toBe('TN');
  expect(initials('  ángel ')).toBe('Á');
  expect(initials('«Color» & Cal')).toBe('CC');
  expect(initials('')).toBe('');
});

test('a refused image has a reason', () => {
  expect(imageProblem({ type: 'image/png', size: 1_000 }, 6)).toBeUndefined();
  expect(imageProblem({ type: 'application/pdf', size: 1_000 }, 6)).toContain('JPG');
  expect(imageProblem({ type: 'image/png', size: 0 }, 6)).toContain('vacío');
  expect(imageProblem({ type: 'image/png', size: 7 * 1024 * 1024 }, 6)).toContain('6 MB');
});

test('a full name matches with or without accents', () => {
  expect(isSameText(' leon ', 'León')).toBe(true);
  expect(isSameText('Leon', 'Leones')).toBe(false);
});
