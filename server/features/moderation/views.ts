import type { Report } from '#contract/moderation.ts';
import type { ReportReason } from '#domain/moderation/reports.ts';
import { rolOf, visibleName } from '#server/features/accounts/index.ts';
import type { ReportedPerson, ReportRow } from './queries.ts';

/** The text of a message that is only an image. */
const ONLY_IMAGE = 'Imagen';

/** A report as the team reads it. */
export const reportView = (row: ReportRow): Report => ({
  id: row.id,
  de: personView(row.de),
  sobre: personView(row.sobre),
  motivo: row.motivo as ReportReason,
  texto: row.texto,
  mensaje: row.msg === '' ? ONLY_IMAGE : row.msg,
  createAt: row.created_at.toISOString(),
  atendida: row.closed_at && {
    // Its author may be gone.
    por: row.por ? visibleName(row.por) : '',
    createAt: row.closed_at.toISOString(),
    accion: row.accion,
    nota: row.nota,
  },
});

const personView = (person: ReportedPerson) => ({
  keylogin: person.keylogin,
  nombre: visibleName(person),
  rol: rolOf(person),
});
