import { describe, expect, test } from 'vitest';
import { initials } from './avatar.tsx';
import { limitOf } from './field.tsx';
import { imageProblem } from './image-field.tsx';
import { pesos, wholePesosText } from './money.tsx';
import { strengthOf } from './password-field.tsx';
import { phoneDigits, phoneText } from './phone-field.tsx';
import { isSameText, searchOptions } from './search-text.ts';

describe('a phone number', () => {
  test.each([
    ['33 1234 5678', '3312345678', '33 1234 5678'],
    ['+52 1 (664) 123-4567', '6641234567', '664 123 4567'],
    ['+34 612 345 678', '+34 612 345 678', '+34 612 345 678'],
    ['331234567890', '331234567890', '331234567890'],
    ['331', '331', '331'],
    ['', '', ''],
  ])('typed as %j is the value %j, and read as %j', (text, value, shown) => {
    expect(phoneDigits(text)).toBe(value);
    expect(phoneText(value)).toBe(shown);
  });
});

test('a limit is counted as Mexico writes numbers', () => {
  expect(limitOf('x'.repeat(2012), 10_000).count).toBe('2,012 de 10,000');
  expect(limitOf('x'.repeat(4001), 3000).error).toBe(
    'Usa como máximo 3,000 caracteres: sobran 1,001.',
  );
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
