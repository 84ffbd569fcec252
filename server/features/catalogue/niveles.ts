import { niveles as call } from '#contract/catalogue.ts';
import { toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import { pricesInForce } from '#server/features/rates/index.ts';

export const niveles = handle(call, async (_input, { db, now }) => {
  const rows = await db.selectFrom('nivel').selectAll().orderBy('id').execute();
  const prices = await pricesInForce(db, now);
  return { niveles: rows.map((row) => ({ ...row, precio: toMxn(prices.get(row.id) ?? 0) })) };
});
