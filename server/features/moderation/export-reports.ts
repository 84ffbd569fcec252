import { exportReports as call } from '#contract/moderation.ts';
import { REPORTS_EXPORTED } from '#domain/moderation/reports.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { reportPage } from './queries.ts';
import { reportView } from './views.ts';

export const exportReports = handle(call, async ({ estado = 'abiertas' }, { caller, db, now }) => {
  const all = { antes: undefined, persona: undefined, id: undefined };
  const rows = await reportPage(db, { ...all, open: estado === 'abiertas' }, REPORTS_EXPORTED + 1);
  const reports = rows.slice(0, REPORTS_EXPORTED).map(reportView);
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_denuncias',
    subjectId: '',
    people: [],
    after: { denuncias: reports.length, estado },
    now,
  });
  return { reports, hay_mas: rows.length > REPORTS_EXPORTED };
});
