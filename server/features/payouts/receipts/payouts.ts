import type { PayoutReceipt } from '#contract/payouts.ts';
import { formatCentavos, fromMxn } from '#domain/money.ts';
import { operatorWords } from '#domain/payments/receipt-words.ts';
import { notInvoiceWords, payoutFacts, payoutFolio } from '#domain/payouts/receipt-words.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/pool.ts';
import type { Sheet } from '#server/mails/mail.ts';
import { operatorView } from '#server/operator.ts';
import { payoutPage } from '../queries.ts';
import { beneficiary, payoutView } from '../views.ts';

/** The receipt of a transfer to somebody's bank; null where they have no such payout. */
export async function payoutReceipt(
  db: Db,
  { accountId, id }: { accountId: number; id: number },
  config: Pick<Config, 'operator'>,
): Promise<PayoutReceipt | null> {
  const [row] = await payoutPage(db, { accountId, id }, 1);
  return row
    ? {
        ...payoutView(row),
        folio: payoutFolio(id),
        recibe: beneficiary(row),
        operador: await operatorView(db, config),
      }
    : null;
}

/** A payout's receipt as a mail has it: what its page says. */
export const payoutSheet = (receipt: PayoutReceipt): Sheet => ({
  title: `Recibo de pago a tu cuenta ${receipt.folio}`,
  amount: formatCentavos(fromMxn(receipt.monto)),
  facts: payoutFacts(receipt),
  notes: [notInvoiceWords, `${operatorWords(receipt)} ${receipt.operador.correo}`],
});
