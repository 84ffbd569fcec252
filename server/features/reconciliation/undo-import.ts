import { sql } from 'kysely';
import { undoImport as call } from '#contract/reconciliation.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { reconcileBank } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { lockLines } from './bank.ts';

export const undoImport = handle(call, async ({ import_id }, { caller, db, now }) => {
  // Neither an import that names some of the same lines nor a comparison at the same time.
  await lockLines(db);
  const { rows } = await sql<{ nota: string | null }>`
    delete from bank_line l using bank_import_line n
    where n.line_id = l.id and n.import_id = ${import_id} and not exists (
      select from bank_import_line o where o.line_id = l.id and o.import_id <> ${import_id})
    returning l.nota`.execute(db);
  const gone = await db
    .deleteFrom('bank_import')
    .where('id', '=', import_id)
    .returning(['archivo', 'desde', 'hasta'])
    .executeTakeFirst();
  if (!gone) return fail('bank_import_not_found');
  const { archivo, desde, hasta } = gone;
  const notas = rows.flatMap(({ nota }) => (nota === null ? [] : [nota]));
  await audit(db, {
    adminId: caller.id,
    action: 'quitar_estado_de_cuenta',
    subjectId: archivo,
    people: [],
    after: { lineas: rows.length, desde, hasta, ...(notas.length > 0 && { notas }) },
    now,
  });
  await enqueue(db, reconcileBank, {}, { key: 'reconcile_bank' });
  return {};
});
