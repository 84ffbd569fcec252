import { csvOf } from '#lib/csv.ts';
import type { Report } from './report.ts';

const HEAD = ['Métrica', 'Concepto', 'Valor', 'Periodo anterior'];

/** All rows of a report, including those that its charts leave out. */
export const csvOfReport = ({ totals, parts }: Report): string =>
  csvOf([
    HEAD,
    ...totals.map(({ label, value, before }) => ['Totales', label, `${value}`, `${before}`]),
    ...parts.flatMap(({ title, data }) =>
      data.map(({ label, value, detail }) => [title, detail ?? label, `${value}`, '']),
    ),
  ]);

/** «reporte-de-mensajes_2026-10-24_2026-11-24.csv». */
export const fileNameOf = (title: string, { start, end }: Report): string =>
  `${title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, (between) =>
      between.includes(' ') ? '-' : '',
    )}_${start}_${end}.csv`;
