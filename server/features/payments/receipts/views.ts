import type { ReceiptSummary } from '#contract/payments.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { coverageOf, folioOf, type PaidPart } from '#domain/payments/receipt.ts';
import type { ChargedRow } from './queries.ts';

/** A receipt as a list shows it. */
export const summaryView = (row: ChargedRow): ReceiptSummary => ({
  id: row.id,
  folio: folioOf(row.id),
  concepto: row.descripcion,
  value: toMxn(row.value),
  paidAt: row.settled_at.toISOString(),
  devuelto: toMxn(centavos(row.devuelto)),
  por_devolver: toMxn(centavos(row.por_devolver)),
  por_banco: toMxn(centavos(Math.min(row.por_banco, row.value - row.devuelto))),
  cubre: coverage(row),
});

function coverage({ partes, precio, adicionales }: ChargedRow): ReceiptSummary['cubre'] {
  const parts = partes.map(
    ({ held, completes }): PaidPart => ({ held: centavos(held), completes }),
  );
  const own = parts.pop();
  return own ? coverageOf(own, parts, centavos((precio ?? 0) - adicionales)) : null;
}
