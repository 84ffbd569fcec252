import { getCase as call } from '#contract/cases.ts';
import { type CaseCause, decisionsFor, whyNotReturn } from '#domain/cases/cases.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { netOf } from '#domain/projects/fee.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { auditRead } from '#server/features/audit/index.ts';
import { byId, standingView } from '#server/features/projects/index.ts';
import { feeOfProject } from '#server/features/rates/index.ts';
import { caseWithProject, disputeOf, lossesOf } from './queries.ts';
import { caseView } from './views.ts';

export const getCase = handle(call, async ({ id }, { caller, db, now }) => {
  const row = (await caseWithProject(db, id)) ?? fail('case_not_found');
  const project = (await byId(db, row.proposal_id)) ?? fail('case_not_found');
  await auditRead(db, {
    adminId: caller.id,
    action: 'ver_caso',
    subjectId: String(id),
    of: [project.client_id, project.professional_id],
    now,
  });
  const { charged, undecided } = await lossesOf(db, project.id);
  const received = netOf(await feeOfProject(db, project.id), project.liberado);
  return {
    caso: caseView(row),
    proyecto: standingView(project),
    disputa: await disputeOf(db, row),
    conserva: toMxn(centavos(Math.max(0, received - charged))),
    por_decidir: toMxn(undecided),
    decisiones:
      row.closed_at === null ? decisionsFor(row.causa as CaseCause, project, now.getTime()) : [],
    sin_devolver: whyNotReturn(project, now.getTime()),
  };
});
