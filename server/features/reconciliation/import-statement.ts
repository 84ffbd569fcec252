import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { importStatement as call } from '#contract/reconciliation.ts';
import { readStatement, type StatementLine } from '#domain/reconciliation/statement.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { audit } from '#server/features/audit/index.ts';
import { reconcileBank } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { lockLines, matchLines } from './bank.ts';

/** How many wrong lines are named at once. */
const NAMED = 50;
const BATCH = 1000;

export const importStatement = handle(call, async ({ archivo, texto }, { caller, db, now }) => {
  const read = readStatement(texto, mexicoDay(now.getTime()));
  if ('wrong' in read) {
    const malas = read.wrong.slice(0, NAMED);
    return { nuevas: 0, repetidas: 0, malas, mas_malas: read.wrong.length - malas.length };
  }
  const of = { archivo, imported_at: now, imported_by: caller.id };
  await lockLines(db);
  const days = read.lines.map(({ dia }) => dia).toSorted();
  const covered = { desde: days[0] ?? '', hasta: days.at(-1) ?? '' };
  const { id } = await db
    .insertInto('bank_import')
    .values({ ...of, ...covered })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = withHuellas(read.lines).map((line) => ({ ...line, ...of }));
  const nuevas = await store(db, id, rows);
  await audit(db, {
    adminId: caller.id,
    action: 'importar_estado_de_cuenta',
    subjectId: archivo,
    people: [],
    after: { lineas: nuevas, ...covered },
    now,
  });
  // At once, so that nobody reads as unexplained what the books do explain; what differs is found by the job.
  await matchLines(db);
  await enqueue(db, reconcileBank, {}, { key: 'reconcile_bank' });
  return { nuevas, repetidas: read.lines.length - nuevas, malas: [], mas_malas: 0 };
});

type Row = StatementLine & {
  huella: string;
  archivo: string;
  imported_at: Date;
  imported_by: number;
};

/** Stores the lines that are new, and that the import names them all; answers how many are new. */
async function store(trx: Trx, importId: number, rows: readonly Row[]): Promise<number> {
  let fresh = 0;
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const stored = await trx
      .insertInto('bank_line')
      .values(batch)
      .onConflict((conflict) => conflict.column('huella').doNothing())
      .returning('id')
      .execute();
    fresh += stored.length;
    const named = batch.map(({ huella }) => huella);
    await trx
      .insertInto('bank_import_line')
      .columns(['line_id', 'import_id'])
      .expression(
        trx
          .selectFrom('bank_line')
          .select(['id', sql.lit(importId).as('import_id')])
          .where('huella', '=', sql<string>`any(${named})`),
      )
      .execute();
  }
  return fresh;
}

/** Equal lines of a day are told apart by their order, which is the same whenever the day is imported again. */
function withHuellas(lines: readonly StatementLine[]): (StatementLine & { huella: string })[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const content = [line.dia, line.texto.toUpperCase(), line.cargo, line.abono].join('\n');
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    const huella = createHash('sha256').update(`${content}\n${nth}`).digest('hex');
    return { ...line, huella };
  });
}
