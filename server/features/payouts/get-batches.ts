import { getBatches as call } from '#contract/payouts.ts';
import { toMxn } from '#domain/money.ts';
import { batchTime, nextBatch } from '#domain/payouts/batch.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { COUNTED, sumUp } from './balances.ts';
import { batchPage } from './queries.ts';

const PAGE = 8;

export const getBatches = handle(call, async ({ despues }, { db, now }) => {
  const fecha = nextBatch(now.getTime());
  const at = new Date(batchTime(fecha));
  const coming = await sumUp(db, at);
  const rows = await batchPage(db, { before: despues, rows: PAGE + 1 });
  const { shown, following } = pageOf(rows, PAGE, ({ fecha }) => fecha);
  return {
    proximo: {
      fecha,
      at: at.toISOString(),
      pagos: coming.paid,
      monto: toMxn(coming.amount),
      fuera: coming.all - coming.paid,
      monto_fuera: toMxn(coming.amount_of_all - coming.amount),
      hay_mas: coming.all > COUNTED,
    },
    lotes: shown.map(({ fecha, pagos, amount, sin_preparar, ...por_estado }) => ({
      fecha,
      pagos,
      sin_preparar,
      monto: toMxn(amount),
      por_estado,
    })),
    ...following,
  };
});
