import { sql } from 'kysely';
import { correctBankLine as call } from '#contract/reconciliation.ts';
import { bankThing } from '#domain/reconciliation/difference.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { reconcileBank } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { lockLines } from './bank.ts';

// What was said stays in the audit log; the line is nothing again, and no entry of any month was made of it.
export const correctBankLine = handle(call, async ({ line_id, motivo }, { caller, db, now }) => {
  await lockLines(db);
  const line = await db
    .updateTable('bank_line')
    .set({ objeto: null, attended_at: null, attended_by: null, nota: null })
    .where('id', '=', line_id)
    .where(({ or, eb }) => or([eb('objeto', 'is not', null), eb('attended_at', 'is not', null)]))
    .returning([sql<string | null>`old.nota`.as('said'), sql<string | null>`old.objeto`.as('was')])
    .executeTakeFirst();
  if (!line) return fail('bank_line_not_explained');
  const { said, was } = line;
  if (was !== null)
    await db
      .insertInto('bank_line_ruled_out')
      .values({ line_id, objeto: was })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await audit(db, {
    adminId: caller.id,
    action: 'corregir_linea_del_banco',
    subjectId: String(line_id),
    people: [],
    before: { nota: was === null ? said : bankThing(was) },
    after: { nota: null, motivo },
    now,
  });
  await enqueue(db, reconcileBank, {}, { key: 'reconcile_bank' });
  return {};
});
