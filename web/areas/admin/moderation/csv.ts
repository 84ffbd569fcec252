import type { Report } from '#contract/moderation.ts';
import { api } from '#web/api/index.ts';
import { ACTION_WORDS, REASON_WORDS } from '#web/shared/moderation/reasons.ts';
import { csvFile, sortable } from '../list/csv-file.ts';
import type { ReportsState } from './use-reports.ts';

const HEAD = [
  'Denuncia',
  'De',
  'Sobre',
  'Motivo',
  'Texto',
  'Mensaje reportado',
  'Fecha y hora',
  'Atendida por',
  'Atendida el',
  'Qué se hizo',
  'Nota',
];

const lineOf = ({ id, de, sobre, motivo, texto, mensaje, createAt, atendida }: Report) => [
  String(id),
  de.nombre,
  sobre.nombre,
  REASON_WORDS[motivo],
  texto,
  mensaje ?? '',
  sortable(createAt),
  atendida?.por ?? '',
  sortable(atendida?.createAt ?? null),
  atendida?.accion ? ACTION_WORDS[atendida.accion][1] : '',
  atendida?.nota ?? '',
];

/** The reports of a tab, at most 2,000, as a file. */
export async function loadCsv(estado: ReportsState) {
  const { reports, hay_mas } = await api.moderation.exportReports({ estado });
  return csvFile({
    name: 'denuncias',
    head: HEAD,
    lines: reports.map(lineOf),
    noun: ['denuncia', 'denuncias'],
    more: hay_mas,
  });
}
