import { getReports as call } from '#contract/moderation.ts';
import type { ReportReason } from '#domain/moderation/reports.ts';
import { handle } from '#server/calls/handler.ts';
import { rolOf, visibleName } from '#server/features/accounts/index.ts';
import { countOpenReports, reportPage, type ReportedPerson } from './queries.ts';

const PAGE = 20;
/** Reports are counted up to here: the badge shows «99+». */
const COUNTED = 100;
/** The text of a message that is only an image. */
const ONLY_IMAGE = 'Imagen';

export const getReports = handle(call, async ({ antes, persona, id, estado }, { db }) => {
  const rows = await reportPage(db, { antes, persona, id, open: estado !== 'atendidas' }, PAGE + 1);
  return {
    reports: rows.slice(0, PAGE).map((row) => ({
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
    })),
    hay_mas: rows.length > PAGE,
    abiertas: await countOpenReports(db, COUNTED),
  };
});

const personView = (person: ReportedPerson) => ({
  keylogin: person.keylogin,
  nombre: visibleName(person),
  rol: rolOf(person),
});
