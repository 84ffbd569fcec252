import { type Centavos, centavos, formatCentavos, ZERO } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { endDebt, holdBack, recordLossUndone } from '#server/features/ledger/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { keepMore } from './reserve.ts';

/** A loss of which somebody was charged `cargo`. */
interface ChargedLoss {
  readonly id: number;
  readonly cargo: number;
  readonly titulo: string | null;
}

/** Ends what somebody was charged for a loss that is none any more, and tells them; answers what they had paid of it. */
export async function giveBackCharge(
  trx: Trx,
  { id, cargo, titulo }: ChargedLoss,
  accountId: number,
  now: Date,
): Promise<{ accountId: number; paid: Centavos; unpaid: Centavos }> {
  const charge = centavos(cargo);
  const { paid, unpaid } = await endDebt(trx, { lossId: id, accountId, charge });
  await trx.updateTable('loss').set({ returned: paid }).where('id', '=', id).execute();
  const parameters = [titulo ?? 'un proyecto', formatCentavos(paid)];
  await notify(trx, { accountId, evento: 'perdida_repuesta', parameters, now });
  return { accountId, paid, unpaid };
}

/**
 * The refund that a loss was of never arrived: nobody bears it any more, and who was charged for it gets back what they
 * paid. Answers how much the loss was; the payment's project or membership is locked.
 */
export async function undoLoss(trx: Trx, refundId: number, now: Date): Promise<Centavos> {
  const loss = await trx
    .selectFrom('loss as l')
    .leftJoin('proposal as p', 'p.id', 'l.proposal_id')
    .select(['l.id', 'l.amount', 'l.cargo', 'l.payment_id', 'l.proposal_id', 'p.titulo'])
    .where('l.refund_id', '=', refundId)
    .forUpdate('l')
    .executeTakeFirst();
  if (!loss) return ZERO;
  const { id, cargo, titulo, payment_id, proposal_id: proposalId } = loss;
  const amount = centavos(loss.amount);
  const debtorId = await debtorOf(trx, id);
  const charged =
    cargo && debtorId !== null
      ? await giveBackCharge(trx, { id, cargo, titulo }, debtorId, now)
      : null;
  await recordLossUndone(trx, {
    lossId: id,
    amount,
    decided: cargo !== null,
    charged,
    proposalId,
    now,
  });
  await trx
    .updateTable('loss')
    .set({
      refund_id: null,
      undone_at: now,
      ...(cargo === null && {
        decided_at: now,
        cargo: 0,
        motivo: 'La devolución no llegó a la tarjeta.',
      }),
    })
    .where('id', '=', id)
    .execute();
  await keepMore(trx, payment_id);
  if (charged !== null) await holdBack(trx, charged.accountId, `perdida_deshecha:${id}`, now);
  return amount;
}

/** Who owes it, or owed it; null for nobody. */
async function debtorOf(trx: Trx, lossId: number): Promise<number | null> {
  const debt = await trx
    .selectFrom('debt')
    .select('account_id')
    .where('loss_id', '=', lossId)
    .executeTakeFirst();
  return debt?.account_id ?? null;
}
