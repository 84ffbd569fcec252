import { getDifferences as call } from '#contract/reconciliation.ts';
import { toMxn } from '#domain/money.ts';
import { adviceFor, describeDifference, isAdjustable } from '#domain/reconciliation/difference.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { comparisons, openDifferences } from './differences.ts';

const PAGE = 20;

export const getDifferences = handle(call, async ({ despues = 0, solo }, { db }) => {
  const rows = await openDifferences(db, { after: despues, most: PAGE + 1, only: solo });
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  return {
    diferencias: shown.map((difference) => ({
      id: difference.id,
      libro: difference.libro,
      que: describeDifference(difference),
      hacer: adviceFor(difference),
      libros: toMxn(difference.ours),
      ellos: toMxn(difference.theirs),
      pago: difference.payment_id,
      linea: difference.tipo === 'linea' ? Number(difference.objeto) : null,
      ajustable: isAdjustable(difference),
      desde: difference.since.toISOString(),
      encontrada: difference.found_at.toISOString(),
    })),
    comparaciones: (await comparisons(db)).map(({ libro, at, count }) => ({
      libro,
      at: at.toISOString(),
      diferencias: count,
    })),
    ...following,
  };
});
