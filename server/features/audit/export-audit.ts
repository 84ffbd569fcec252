import { exportAudit as call } from '#contract/audit.ts';
import { AUDIT_EXPORT_MAX } from '#domain/audit/audit.ts';
import { handle } from '#server/calls/handler.ts';
import { askedFilters } from './asked.ts';
import { audit } from './audit.ts';
import { entries } from './queries.ts';
import { resolveFilters } from './filters.ts';
import { entryView } from './views.ts';

export const exportAudit = handle(call, async (filters, { caller, db, now }) => {
  const filter = { ...(await resolveFilters(db, filters)), antes: undefined };
  const rows = await entries(db, filter, AUDIT_EXPORT_MAX + 1);
  const kept = rows.slice(0, AUDIT_EXPORT_MAX);
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_auditoria',
    subjectId: '',
    people: [],
    after: { entradas: kept.length, ...askedFilters(filters) },
    now,
  });
  return { entradas: kept.map(entryView), hay_mas: rows.length > kept.length };
});
