import { closeReport as call } from '#contract/moderation.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { audit } from '#server/features/audit/index.ts';

export const closeReport = handle(call, async ({ report_id }, { caller, db, now }) => {
  const report = (await lockReport(db, report_id)) ?? fail('report_not_found');
  // Closed already, by a second click or another administrator.
  if (report.closed_at) return {};
  await db
    .updateTable('person_report')
    .set({ closed_at: now, closed_by: caller.id })
    .where('id', '=', report_id)
    .execute();
  await audit(db, {
    adminId: caller.id,
    action: 'atender_denuncia',
    subjectId: String(report_id),
    people: [report.reported_id, report.reporter_id],
    now,
  });
  return {};
});

const lockReport = (trx: Trx, id: number) =>
  trx
    .selectFrom('person_report')
    .select(['closed_at', 'reporter_id', 'reported_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
