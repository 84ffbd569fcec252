import { takeDownShowing as call } from '#contract/projects.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { lockAny } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { storeTakenDown } from './showings.ts';

export const takeDownShowing = handle(call, async ({ id_proposal, motivo }, context) => {
  const { caller, db, now } = context;
  const row = (await lockAny(db, id_proposal)) ?? fail('proposal_not_found');
  // Either of the two may have taken it back meanwhile, or somebody else of the team.
  if (!(await storeTakenDown(db, row.id, { by: caller.id, motivo, now })))
    fail('showing_not_found');
  await recordEvent(db, row, {
    evento: 'muestra_quitada',
    actorId: caller.id,
    detalle: motivo,
    now,
  });
  await audit(db, {
    adminId: caller.id,
    action: 'quitar_fotos',
    subjectId: String(row.id),
    people: [row.client_id, row.professional_id],
    after: { motivo },
    now,
  });
  return {};
});
