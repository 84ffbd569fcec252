import type { Case } from '#contract/cases.ts';
import { type CaseCause, type CaseDecision, whyOpened } from '#domain/cases/cases.ts';
import { toMxn } from '#domain/money.ts';
import type { Estado } from '#domain/projects/graph.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import type { CaseRow } from './queries.ts';

/** A case as the team reads it. */
export const caseView = (row: CaseRow): Case => {
  const causa = row.causa as CaseCause;
  return {
    id: row.id,
    causa,
    por_que: whyOpened(causa, row.since.getTime()),
    desde: row.since.toISOString(),
    createAt: row.opened_at.toISOString(),
    id_proposal: row.proposal_id,
    titulo: row.titulo,
    estado: row.estado as Estado,
    version: row.version,
    client: {
      keylogin: row.client_key,
      nombre: visibleName({
        nombre: row.client_nombre,
        apellidos: row.client_apellidos,
        deleted_at: row.client_deleted_at,
      }),
    },
    author: {
      keylogin: row.professional_key,
      nombre: visibleName({
        nombre: row.professional_nombre,
        apellidos: row.professional_apellidos,
        deleted_at: row.professional_deleted_at,
        nombre_comercial: row.professional_nombre_comercial,
      }),
    },
    precio: toMxn(row.precio ?? 0),
    pagado: toMxn(row.credited ?? 0),
    liberado: toMxn((row.debited ?? 0) - (row.returned ?? 0)),
    retenido: toMxn(row.balance ?? 0),
    retenido_desde: row.held_since?.toISOString() ?? null,
    cierre: closingOf(row),
  };
};

function closingOf(row: CaseRow): Case['cierre'] {
  if (row.closed_at === null) return null;
  return {
    createAt: row.closed_at.toISOString(),
    decision: row.decision as CaseDecision | null,
    motivo: row.motivo ?? '',
    por:
      row.closer_key === null
        ? null
        : visibleName({
            nombre: row.closer_nombre ?? '',
            apellidos: row.closer_apellidos ?? '',
            deleted_at: row.closer_deleted_at,
          }),
  };
}
