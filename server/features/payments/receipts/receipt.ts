import { ROL } from '#contract/call.ts';
import type { Receipt } from '#contract/payments.ts';
import { centavos, formatCentavos, fromMxn, toMxn } from '#domain/money.ts';
import {
  invoiceWords,
  operatorWords,
  receiptFacts,
  refundsOfReceipt,
} from '#domain/payments/receipt-words.ts';
import { type OutsideWay, refundState } from '#domain/refunds/refund.ts';
import { sharedPaths } from '#lib/paths.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/pool.ts';
import { nameOfListed, visibleName } from '#server/features/accounts/index.ts';
import type { Sheet } from '#server/mails/mail.ts';
import { operatorView } from '#server/operator.ts';
import { type ChargedRow, chargedOne, payerOf, projectOf, refundsOf } from './queries.ts';
import { summaryView } from './views.ts';

/** Who is paid for memberships, and for projects that the team wrote. */
const PLATFORM = 'Maestros';

interface Asked {
  /** Who paid. */
  readonly accountId: number;
  readonly id: number;
}

/** The receipt of somebody's own payment; null where they have no such payment. */
export async function receiptOf(
  db: Db,
  { accountId, id }: Asked,
  config: Pick<Config, 'operator'>,
): Promise<Receipt | null> {
  const row = await chargedOne(db, accountId, id);
  if (!row) return null;
  const refunds = await refundsOf(db, id);
  return {
    ...summaryView(row),
    pagador: nameOfListed(await payerOf(db, accountId)),
    ...(await paidFor(db, row)),
    tarjeta: row.card_last4 === '' ? null : { marca: row.card_brand, ultimos: row.card_last4 },
    reembolsos: refunds.map((refund) => ({
      id: refund.id,
      amount: toMxn(centavos(refund.amount)),
      createAt: refund.created_at.toISOString(),
      doneAt: refund.done_at?.toISOString() ?? null,
      estado: refundState({
        done: refund.done_at !== null,
        failed: refund.failed_at !== null,
        outside: refund.outside_how !== null,
      }),
      como: refund.outside_how as OutsideWay | null,
      clave: refund.outside_key,
    })),
    operador: await operatorView(db, config),
  };
}

async function paidFor(
  db: Db,
  { proposal_id }: ChargedRow,
): Promise<Pick<Receipt, 'para' | 'proyecto'>> {
  if (proposal_id === null) return { para: PLATFORM, proyecto: null };
  const project = await projectOf(db, proposal_id);
  return {
    para: project.rol === ROL.admin ? PLATFORM : visibleName(project),
    proyecto: {
      id: project.id,
      other_key: project.keylogin,
      precio: toMxn(centavos(project.precio ?? 0)),
      pagado: toMxn(centavos(project.pagado ?? 0)),
    },
  };
}

/** Where its payer reads it: whoever paid a project is a client, and a membership a professional. */
export const receiptPath = ({ id, proyecto }: Receipt): string =>
  proyecto ? sharedPaths.clientReceipt(id) : sharedPaths.professionalReceipt(id);

/**
 * A receipt as a mail has it: what its page says. `returned` is the amount, as people read it, that the mail says went
 * back.
 */
export function receiptSheet(recibo: Receipt, returned?: string): Sheet {
  const back = refundsOfReceipt(recibo);
  const paid = formatCentavos(fromMxn(recibo.value));
  return {
    title: `${returned === undefined ? 'Recibo de pago' : 'Recibo de devolución'} ${recibo.folio}`,
    amount: returned ?? paid,
    facts: [
      ...receiptFacts(recibo),
      ...(returned === undefined ? [] : [['Pagado', paid] as const]),
      ...(back?.lines.map(
        ([words, amount], index) =>
          [
            index < recibo.reembolsos.length ? `Devolución del ${words}` : words,
            formatCentavos(amount),
          ] as const,
      ) ?? []),
      ...(back ? [['Pagado menos lo devuelto', formatCentavos(back.kept)] as const] : []),
    ],
    notes: [invoiceWords(recibo), `${operatorWords(recibo)} ${recibo.operador.correo}`],
  };
}
