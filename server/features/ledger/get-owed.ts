import { getOwed as call, getOwedRows as rowsCall } from '#contract/ledger.ts';
import { AGE_DAYS, OWED_KINDS } from '#domain/ledger/owed.ts';
import { toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { pageOf } from '#server/db/page-of.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { owedByAge, owedRows } from './owed.ts';

const PAGE = 20;

export const getOwed = handle(call, async (_input, { db, now }) => ({
  renglones: await owedNow(db, now),
}));

/** All that is owed, by kind and age. */
export async function owedNow(db: Db | Trx, now: Date) {
  const renglones = [];
  for (const que of OWED_KINDS) {
    const rows = await owedByAge(db, que, AGE_DAYS, now);
    const edades = Array.from({ length: AGE_DAYS.length + 1 }, (_, place) =>
      toMxn(Number(rows.find((row) => row.place === place)?.amount ?? 0)),
    );
    const sum = rows.reduce((total, { amount }) => total + Number(amount), 0);
    const cuantos = rows.reduce((total, { many }) => total + many, 0);
    renglones.push({ que, cuantos, total: toMxn(sum), edades });
  }
  return renglones;
}

export const getOwedRows = handle(rowsCall, async ({ que, edad, saltar = 0 }, { db, now }) => {
  const aged = edad === undefined ? null : { place: edad, ages: AGE_DAYS, now };
  const found = await owedRows(db, que, { skip: saltar, rows: PAGE + 1 }, aged);
  const { shown, following } = pageOf(found, PAGE, () => saltar + PAGE);
  return {
    renglones: shown.map((row) => ({
      monto: toMxn(Number(row.amount)),
      desde: row.since.toISOString(),
      proyecto: row.proposal_id === null ? null : { id: row.proposal_id, titulo: row.titulo ?? '' },
      persona: row.keylogin === null ? null : { keylogin: row.keylogin, nombre: visibleName(row) },
    })),
    ...following,
  };
});
