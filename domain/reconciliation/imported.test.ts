import { expect, test } from 'vitest';
import { importedWords } from './imported.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;

test('the imported days in words, with what lies between them left out', () => {
  expect(
    importedWords([
      { desde: '2025-12-30', hasta: '2026-01-02' },
      { desde: day(26), hasta: day(26) },
    ]),
  ).toBe('del 30 de diciembre de 2025 al 2 de enero de 2026; el 26 de noviembre de 2026');
});

test('of many stretches the last six are named', () => {
  const many = [1, 3, 5, 7, 9, 11, 13, 15].map((one) => ({ desde: day(one), hasta: day(one) }));
  expect(importedWords(many)).toMatch(/^2 periodos antes; el 5 de noviembre .* el 15 de/);
  expect(importedWords(many.slice(1))).toMatch(/^1 periodo antes; /);
});
