import { pagos as call } from '#contract/analytics.ts';
import { toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { byName, type Range, beginReport, rounded } from './period.ts';
import { paymentsByTypeAndStatus } from './queries.ts';

export const pagos = handle(call, async (input, { db, now }) => {
  const { days, range, previous } = await beginReport(db, input, now);
  const which = input.intentos ? 'attempts' : 'charged';
  const { totales, rows } = await summary(db, range, which);
  const metrics = {
    pagos_por_tipo: byName(['proyecto', 'membresia'], added(rows, 'type_sell')),
    pagos_por_status: byName([], added(rows, 'payment_status')),
    precio_promedio: totales.precio_promedio,
  };
  const { totales: anterior } = await summary(db, previous, which);
  return { ...metrics, metrics, totales, anterior, ...days };
});

type Rows = Awaited<ReturnType<typeof paymentsByTypeAndStatus>>;

function added(rows: Rows, field: 'type_sell' | 'payment_status') {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row[field], (sums.get(row[field]) ?? 0) + row.total);
  return [...sums].map(([nombre, total]) => ({ nombre, total }));
}

async function summary(db: Db, range: Range, which: 'charged' | 'attempts') {
  const rows = await paymentsByTypeAndStatus(db, range, which);
  const sum = (pick: (row: Rows[number]) => number) =>
    rows.reduce((all, row) => all + pick(row), 0);
  const pagos = sum((row) => row.total);
  const monto = toMxn(sum((row) => row.monto));
  return {
    rows,
    totales: { pagos, monto, precio_promedio: rounded(monto / Math.max(1, pagos)) },
  };
}
