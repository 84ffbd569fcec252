import { closeReport as call } from '#contract/moderation.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { whoDid } from '#server/features/accounts/index.ts';
import { audit, lastAct } from '#server/features/audit/index.ts';

export const closeReport = handle(
  call,
  async ({ report_id, accion, nota = '' }, { caller, db, now }) => {
    const report = (await lockReport(db, report_id)) ?? fail('report_not_found');
    if (report.closed_at) {
      // A second click, or a lost answer.
      if (report.closed_by === caller.id && report.accion === accion && report.nota === nota)
        return {};
      const act = await lastAct(db, ['atender_denuncia'], String(report_id));
      return failSaying('report_closed', act ? await whoDid(db, act, 'la atendió') : '');
    }
    await db
      .updateTable('person_report')
      .set({ closed_at: now, closed_by: caller.id, accion, nota })
      .where('id', '=', report_id)
      .execute();
    await audit(db, {
      adminId: caller.id,
      action: 'atender_denuncia',
      subjectId: String(report_id),
      people: [report.reported_id, report.reporter_id],
      after: { accion, ...(nota && { nota }) },
      now,
    });
    return {};
  },
);

const lockReport = (trx: Trx, id: number) =>
  trx
    .selectFrom('person_report')
    .select(['closed_at', 'closed_by', 'accion', 'nota', 'reporter_id', 'reported_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
