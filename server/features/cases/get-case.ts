import { getCase as call } from '#contract/cases.ts';
import { type CaseCause, decisionsFor, whyNotReturn } from '#domain/cases/cases.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { byId } from '#server/features/projects/index.ts';
import { caseWithProject } from './queries.ts';
import { caseView } from './views.ts';

export const getCase = handle(call, async ({ id }, { db, now }) => {
  const row = (await caseWithProject(db, id)) ?? fail('case_not_found');
  const project = (await byId(db, row.proposal_id)) ?? fail('case_not_found');
  return {
    caso: caseView(row),
    decisiones:
      row.closed_at === null ? decisionsFor(row.causa as CaseCause, project, now.getTime()) : [],
    sin_devolver: whyNotReturn(project, now.getTime()),
  };
});
