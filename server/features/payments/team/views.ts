import { toMxn } from '#domain/money.ts';
import { rolOf } from '#server/features/accounts/index.ts';
import type { PaymentRow } from './queries.ts';
import { emailOfListed, nameOfListed } from '#server/features/accounts/index.ts';

/** A payment as the list and the detail show it. */
export const paymentView = (row: PaymentRow) => ({
  id: row.id,
  id_payment: row.id_payment ?? '',
  keylogin: row.payer.keylogin,
  nombre_completo: nameOfListed(row.payer),
  email: emailOfListed(row.payer),
  rol: rolOf(row),
  type_sell: row.type_sell,
  descripcion: row.descripcion,
  value: toMxn(row.value),
  divisa: row.divisa,
  payment_status: row.payment_status,
  createAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
});
