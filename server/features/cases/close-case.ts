import { closeCase as call } from '#contract/cases.ts';
import { CASES } from '#domain/cases/cases.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { lockAny, recordEvent } from '#server/features/projects/index.ts';
import { caseById, endCase } from './queries.ts';
import { isDecidedSo } from './still-open.ts';

/** Lets the project go on. What is decided about its money closes its cases by itself (`follow.ts`). */
export const closeCase = handle(call, async ({ case_id: id, motivo }, { caller, db, now }) => {
  const found = (await caseById(db, id)) ?? fail('case_not_found');
  // The project first, like everybody, so that what happens to it meanwhile comes before or after.
  const project = (await lockAny(db, found.proposal_id)) ?? fail('case_not_found');
  const { causa } = found;
  if (!CASES[causa].mayGoOn) return fail('case_needs_decision');
  const decided = { decision: 'seguir', by: caller.id } as const;
  if (await isDecidedSo(db, project, id, { ...decided, motivo })) return {};
  await endCase(db, id, { decided, motivo, now });
  if (CASES[causa].told !== null)
    await recordEvent(db, project, { evento: 'caso_seguir', actorId: caller.id, now });
  await audit(db, {
    adminId: caller.id,
    action: 'cerrar_caso',
    subjectId: String(id),
    people: [project.client_id, project.professional_id],
    before: { estado: 'abierto' },
    after: { estado: 'cerrado', causa, decision: 'seguir', motivo },
    now,
  });
  return {};
});
