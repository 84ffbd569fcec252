import type { Case } from '#contract/cases.ts';
import { type CaseCause, type CaseDecision, whyOpened } from '#domain/cases/cases.ts';
import type { Estado } from '#domain/projects/graph.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { overviewOf } from './overview.ts';
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
    estado: row.estado as Estado,
    version: row.version,
    ...overviewOf(row),
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
