import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table becomes CSV without formulas', () => {
  const rows = [
    ['Métrica', 'Valor'],
    ['=HYPERLINK("http://x")', '1234.5'],
    ['Plomería, "pronto"', '3'],
    ['-2+3', '0'],
    ['\t@SUM(A1)', '1'],
  ];
  expect(csvOf(rows)).toBe(
    '\uFEFFMétrica,Valor\r\n' +
      '"\'=HYPERLINK(""http://x"")",1234.5\r\n' +
      '"Plomería, ""pronto""",3\r\n' +
      "'-2+3,0\r\n" +
      "'\t@SUM(A1),1\r\n",
  );
});
