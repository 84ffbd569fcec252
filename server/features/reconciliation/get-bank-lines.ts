import { sql } from 'kysely';
import { getBankLines as call } from '#contract/reconciliation.ts';
import { toMxn } from '#domain/money.ts';
import { bankThing } from '#domain/reconciliation/difference.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { pageOf } from '#server/db/page-of.ts';
import { importedDays, isComparing, missingOnes } from './bank.ts';

const PAGE = 50;
const MISSING = 20;

export const getBankLines = handle(call, async ({ solo_sin_explicar, linea, antes }, { db }) => {
  const rows = await lines(db, {
    unexplained: solo_sin_explicar === 1,
    only: linea ?? null,
    before: antes ?? null,
  });
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  const missing = antes === undefined ? await missingOnes(db, MISSING) : { shown: [], count: 0 };
  return {
    lineas: shown.map(({ id, dia, texto, cargo, abono, objeto, nota }) => ({
      id,
      dia,
      texto,
      cargo: toMxn(cargo),
      abono: toMxn(abono),
      que_es: objeto === null ? null : bankThing(objeto),
      nota,
    })),
    importados: await importedDays(db),
    comparando: await isComparing(db),
    faltan: missing.shown.map(({ objeto, clave, into_bank, dia }) => ({
      objeto,
      que: bankThing(objeto),
      clave,
      monto: toMxn(into_bank),
      dia,
    })),
    faltan_en_total: missing.count,
    ...following,
  };
});

interface LinesAsked {
  unexplained: boolean;
  /** One line alone. */
  only: number | null;
  before: number | null;
}

/** The newest day first; within a day, as the statement has them. */
const lines = (db: Db, { unexplained, only, before }: LinesAsked) =>
  db
    .selectFrom('bank_line')
    .select(['id', 'dia', 'texto', 'cargo', 'abono', 'objeto', 'nota'])
    .$if(unexplained, (query) => query.where('objeto', 'is', null).where('attended_at', 'is', null))
    .$if(only !== null, (query) => query.where('id', '=', only))
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(dia, -id) < (select dia, -id from bank_line where id = ${before})`),
    )
    .orderBy('dia', 'desc')
    .orderBy('id')
    .limit(PAGE + 1)
    .execute();
