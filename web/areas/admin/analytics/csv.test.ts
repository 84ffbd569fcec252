import { expect, test } from 'vitest';
import { csvOfReport, fileNameOf } from './csv.ts';
import { cities, counted, type Report } from './report.ts';

const report: Report = {
  totals: [{ label: 'Cuentas', value: 12, before: 0 }],
  parts: [
    {
      title: 'Por ciudad',
      drawn: 'bars',
      columns: ['Ciudad', 'Cuentas'],
      data: cities([
        { nombre: 'Guadalupe', estado: 'Nuevo León', total: 7 },
        { nombre: 'Sin domicilio', estado: '', total: 5 },
      ]),
    },
  ],
  start: '2026-10-24',
  end: '2026-11-24',
};

test('saves a report with its totals and all rows', () => {
  expect(csvOfReport(report)).toBe(
    '\uFEFFMétrica,Concepto,Valor,Periodo anterior\r\n' +
      'Totales,Cuentas,12,0\r\n' +
      'Por ciudad,"Guadalupe, Nuevo León",7,\r\n' +
      'Por ciudad,Sin domicilio,5,\r\n',
  );
});

test('names the file after the report and its dates', () => {
  expect(fileNameOf('Reporte de reseñas', report)).toBe(
    'reporte-de-resenas_2026-10-24_2026-11-24.csv',
  );
});

test('merges rows of the same label and puts the largest first', () => {
  const words: Record<string, string> = { canceled: 'Cancelado', failed: 'Cancelado' };
  expect(counted({ canceled: 2, succeeded: 4, failed: 3 }, (key) => words[key] ?? key)).toEqual([
    { label: 'Cancelado', value: 5 },
    { label: 'succeeded', value: 4 },
  ]);
});
