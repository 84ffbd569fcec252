import type { ListedPayment } from '#contract/payments.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { emailOfListed, nameOfListed, rolOf } from '#server/features/accounts/index.ts';
import type { ListedPaymentRow, PaymentRow } from './queries.ts';

/** What the list and the detail show of a payment. */
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

export const listedView = (row: ListedPaymentRow): ListedPayment => ({
  ...paymentView(row),
  proyecto:
    row.proposal_id === null || row.professional_id === null
      ? null
      : {
          id: row.proposal_id,
          profesional: {
            keylogin: row.professional.keylogin,
            nombre: nameOfListed(row.professional),
          },
        },
  devuelto: toMxn(centavos(Number(row.refunded))),
  costo: toMxn(centavos(Number(row.cost))),
  contracargo: Boolean(row.in_chargeback),
});
