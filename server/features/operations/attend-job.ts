import { sql } from 'kysely';
import { attendJob as call } from '#contract/operations.ts';
import { failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { lockFailedJob } from './queries.ts';
import { jobWords } from './who-was-first.ts';

export const attendJob = handle(call, async ({ job_id, que }, { caller, db, now }) => {
  const tipo =
    (await lockFailedJob(db, job_id)) ?? failSaying('job_not_found', await jobWords(db, job_id));
  const again = que === 'reintentar';
  await (again
    ? sql`select graphile_worker.reschedule_jobs(array[${job_id}::bigint], now(), null, 0)`
    : sql`select graphile_worker.complete_jobs(array[${job_id}::bigint])`
  ).execute(db);
  await audit(db, {
    adminId: caller.id,
    action: again ? 'reintentar_trabajo' : 'descartar_trabajo',
    subjectId: String(job_id),
    people: [],
    after: { tipo },
    now,
  });
  return {};
});
