import { explainBankLine as call } from '#contract/reconciliation.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { reconcileBank } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

export const explainBankLine = handle(call, async ({ line_id, nota }, { caller, db, now }) => {
  const line = await db
    .updateTable('bank_line')
    .set({ attended_at: now, attended_by: caller.id, nota })
    .where('id', '=', line_id)
    .where('objeto', 'is', null)
    .where('attended_at', 'is', null)
    .returning(['dia', 'cargo', 'abono'])
    .executeTakeFirst();
  if (!line) return fail('bank_line_not_found');
  await audit(db, {
    adminId: caller.id,
    action: 'explicar_linea_del_banco',
    subjectId: String(line_id),
    people: [],
    after: { fecha: line.dia, monto: line.abono - line.cargo, nota },
    now,
  });
  await enqueue(db, reconcileBank, {}, { key: 'reconcile_bank' });
  return {};
});
