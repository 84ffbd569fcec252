import { niveles as call } from '#contract/catalogue.ts';
import { toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';

export const niveles = handle(call, async (_input, { db }) => {
  const rows = await db.selectFrom('nivel').selectAll().orderBy('id').execute();
  return { niveles: rows.map((row) => ({ ...row, precio: toMxn(row.precio) })) };
});
