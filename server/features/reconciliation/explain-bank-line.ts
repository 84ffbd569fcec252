import { explainBankLine as call } from '#contract/reconciliation.ts';
import { failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { whoDid } from '#server/features/accounts/index.ts';
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
  if (!line) return failSaying('bank_line_not_found', await explainedWords(db, line_id));
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

/** Who said what it is, when and what, for who comes second; '' for one that is something in the books. */
async function explainedWords(trx: Trx, id: number): Promise<string> {
  const { at, by, nota } =
    (await trx
      .selectFrom('bank_line')
      .select(['attended_at as at', 'attended_by as by', 'nota'])
      .where('id', '=', id)
      .executeTakeFirst()) ?? {};
  return at && by ? whoDid(trx, { at, by }, 'lo dijo', nota ?? '') : '';
}
