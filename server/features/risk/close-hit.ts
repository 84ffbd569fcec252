import { closeRiskHit as call } from '#contract/risk.ts';
import { decisionsOf } from '#domain/risk/decisions.ts';
import { fail, failAt, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { whoDid } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { byId, lockAny, recordEvent, resumeClocks } from '#server/features/projects/index.ts';
import { type HitRow, hitById, isFrozenBy } from './hits.ts';
import { endStops, stoppedSince } from './raise.ts';

export const closeRiskHit = handle(call, async ({ id, decision, nota }, { caller, db, now }) => {
  const found = (await hitById(db, id)) ?? fail('case_not_found');
  // The project first, like everybody, so that what happens to it meanwhile comes before or after.
  const project = found.proposal_id === null ? undefined : await lockAny(db, found.proposal_id);
  const row = (await lockHit(db, id)) ?? fail('case_not_found');
  if (row.person.id === caller.id) return fail('risk_own');
  if (row.closed_at !== null) {
    const isSame = row.closed_by === caller.id && row.decision === decision && row.nota === nota;
    return isSame ? {} : failSaying('case_closed', await closedWords(db, row));
  }
  const frozen = isFrozenBy(row);
  if (!decisionsOf({ frozen }).includes(decision)) return fail('risk_stopped');
  if (decision === 'suspendida' && !row.suspended) return failAt('decision', 'risk_not_suspended');
  const end = { decision, by: caller.id, nota, now };
  if (row.stops && project) {
    if (frozen) await resumeClocks(db, project, await stoppedSince(db, project.id, now), now);
    await endStops(db, project.id, end);
    const after = await byId(db, project.id);
    if (frozen && after)
      await recordEvent(db, after, { evento: 'caso_seguir', actorId: caller.id, now });
  } else
    await db
      .updateTable('risk_hit')
      .set({ closed_at: now, closed_by: caller.id, decision, nota })
      .where('id', '=', id)
      .execute();
  await audit(db, {
    adminId: caller.id,
    action: 'cerrar_riesgo',
    subjectId: String(id),
    people: project ? [project.client_id, project.professional_id] : [row.person.id],
    before: { estado: 'abierto' },
    after: { estado: 'cerrado', regla: row.regla, decision, nota },
    now,
  });
  return {};
});

async function lockHit(trx: Trx, id: number): Promise<HitRow | undefined> {
  await trx.selectFrom('risk_hit').select('id').where('id', '=', id).forUpdate().execute();
  return hitById(trx, id);
}

/** Who closed it and when, for who comes second; nothing where it ended with its project. */
const closedWords = async (trx: Trx, { closed_by: by, closed_at: at }: HitRow): Promise<string> =>
  by === null || at === null ? '' : whoDid(trx, { by, at }, 'lo cerró');
