import { AUDIT_ACTIONS } from '#domain/audit/audit.ts';
import { csvOf } from '#lib/csv.ts';
import { mexicoDay, mexicoSeconds } from '#lib/mexico-time.ts';
import { api } from '#web/api/index.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { totalText } from '../list/total-text.ts';
import { changesOf } from './change.ts';
import { type AuditFilters, askedOf } from './filters.ts';
import { subjectWords } from './subject.ts';
import type { Entry, Named } from './use-audit.ts';

const HEAD = ['Fecha y hora', 'Administrador', 'Aprobó', 'Acción', 'A quién', 'Qué', 'Cambios'];

/** The entries as CSV, with the labels of the screen and in Mexico City time. */
export const csvOfAudit = (entries: readonly Entry[], administrators: readonly Named[]): string =>
  csvOf([HEAD, ...entries.map((entry) => lineOf(entry, administrators))]);

/** As spreadsheets sort it: 2026-11-24 10:00:00. */
const sortable = (at: number): string => `${mexicoDay(at)} ${mexicoSeconds(at)}`;

const lineOf = (entry: Entry, administrators: readonly Named[]) => [
  sortable(Date.parse(entry.createAt)),
  entry.admin.nombre,
  entry.aprobo?.nombre ?? '',
  AUDIT_ACTIONS[entry.accion].label,
  entry.personas.map(({ nombre }) => nombre).join(' y '),
  subjectWords(entry.asunto),
  changesOf(entry, administrators)
    .map(
      ({ field, before, after }) =>
        `${field}: ${[before, after].filter((value) => value !== null).join(' → ')}`,
    )
    .join('; '),
];

/** The newest entries of the filters, at most 10,000, as CSV, and the text that says so. */
export async function loadCsv(filters: AuditFilters, administrators: readonly Named[]) {
  const { entradas, hay_mas } = await api.audit.exportAudit(askedOf(filters));
  const nombre = `auditoria_${mexicoDay(serverNow())}.csv`;
  const count = totalText({
    total: entradas.length,
    estimated: false,
    noun: ['entrada', 'entradas'],
  });
  return {
    csv: csvOfAudit(entradas, administrators),
    nombre,
    message: hay_mas
      ? `Descargaste las ${count} más recientes en ${nombre}. Hay más: elige menos días para tener las otras.`
      : `Descargaste ${count} en ${nombre}.`,
  };
}
