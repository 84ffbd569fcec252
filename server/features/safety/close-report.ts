import { closeReport as call } from '#contract/admin/reports.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { audit } from '#server/features/admin/index.ts';

export const closeReport = handle(call, async ({ report_id }, { caller, db, now }) => {
  const { closed_at } = (await lockReport(db, report_id)) ?? fail('report_not_found');
  // A second click, or another administrator, came first.
  if (closed_at) return {};
  await db
    .updateTable('person_report')
    .set({ closed_at: now, closed_by: caller.id })
    .where('id', '=', report_id)
    .execute();
  await audit(db, {
    adminId: caller.id,
    action: 'atender_denuncia',
    subject: 'person_report',
    subjectId: String(report_id),
    now,
  });
  return {};
});

const lockReport = (trx: Trx, id: number) =>
  trx
    .selectFrom('person_report')
    .select('closed_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
