import { sql, type SqlBool } from 'kysely';
import { undoImport as call } from '#contract/reconciliation.ts';
import { failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { whoDid } from '#server/features/accounts/index.ts';
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
  if (!gone) return failSaying('bank_import_not_found', await undoneWords(db, import_id));
  const { archivo, desde, hasta } = gone;
  const notas = rows.flatMap(({ nota }) => (nota === null ? [] : [nota]));
  await audit(db, {
    adminId: caller.id,
    action: 'quitar_estado_de_cuenta',
    subjectId: archivo,
    people: [],
    after: {
      importacion: import_id,
      lineas: rows.length,
      desde,
      hasta,
      ...(notas.length > 0 && { notas }),
    },
    now,
  });
  await enqueue(db, reconcileBank, {}, { key: 'reconcile_bank' });
  return {};
});

/** Who took it back, and when, for who comes second: the log names it by its file, and keeps its number. */
async function undoneWords(trx: Trx, id: number): Promise<string> {
  const act = await trx
    .selectFrom('audit_log')
    .select(['admin_id as by', 'created_at as at'])
    .where('action', '=', 'quitar_estado_de_cuenta')
    .where(sql<SqlBool>`(after ->> 'importacion')::bigint = ${id}`)
    .executeTakeFirst();
  return act ? whoDid(trx, act, 'lo quitó') : '';
}
