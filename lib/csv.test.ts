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

test('negative numbers stay numbers, and nothing else that begins with a sign does', () => {
  const cells = [
    '-3450.00',
    '-7',
    '-0.5',
    '-',
    '-1+2',
    '-1.',
    '-1e3',
    '--1',
    '+52 55',
    '-1\n',
    '-1,2',
  ];
  expect(csvOf([cells])).toBe(
    `\uFEFF-3450.00,-7,-0.5,'-,'-1+2,'-1.,'-1e3,'--1,'+52 55,"'-1\n","'-1,2"\r\n`,
  );
});
