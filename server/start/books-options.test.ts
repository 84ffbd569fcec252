import { expect, test } from 'vitest';
import { startOfMexicoDay } from '#lib/mexico-time.ts';
import { booksOptions } from './books-options.ts';

test('what the books are asked for', () => {
  expect(booksOptions([])).toEqual({ provider: false, bank: false, since: null });
  expect(booksOptions(['--provider', '--since', '2026-11-03'])).toEqual({
    provider: true,
    bank: false,
    since: new Date(startOfMexicoDay('2026-11-03')),
  });
});

test('a statement that is given as a file gets where it is imported', () =>
  expect(booksOptions(['--bank', 'noviembre.csv'])).toContain('/admin/contabilidad/banco'));

test.each([['--foo'], ['algo'], ['--since'], ['--bank=yes']])('%s gets how it is used', (arg) =>
  expect(booksOptions([arg])).toMatch(/^Uso: npm run books/),
);

test.each(['2026-13-45', '2026-02-30', 'ayer', ''])('«%s» is no day, in a sentence', (day) =>
  expect(booksOptions(['--provider', '--since', day])).toBe(
    `«${day}» no es un día: escribe --since AAAA-MM-DD.`,
  ),
);
