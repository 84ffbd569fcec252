import { getRiskHit as call } from '#contract/risk.ts';
import { decisionsOf } from '#domain/risk/decisions.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { auditRead } from '#server/features/audit/index.ts';
import { hitById, hitView, isFrozenBy, stopsBeside } from './hits.ts';

export const getRiskHit = handle(call, async ({ id }, { caller, db, now }) => {
  const row = (await hitById(db, id)) ?? fail('case_not_found');
  await auditRead(db, {
    adminId: caller.id,
    action: 'ver_riesgo',
    subjectId: String(id),
    of: [row.person.id, ...(row.payee ? [row.payee.id] : [])],
    now,
  });
  const isOpen = row.closed_at === null && row.person.id !== caller.id;
  return {
    caso: hitView(row),
    junto: await stopsBeside(db, row),
    decisiones: isOpen ? [...decisionsOf({ frozen: isFrozenBy(row) })] : [],
    suspendida: row.suspended,
  };
});
