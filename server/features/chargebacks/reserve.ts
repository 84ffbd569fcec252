import { centavos } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { holdBack, moveReserve } from '#server/features/ledger/index.ts';
import { chargeable } from './received.ts';

/**
 * Gives back what is still kept for a chargeback, which is over. Other ones may need it: of the same payment more can be
 * kept for them now.
 */
export async function freeReserve(trx: Trx, id: number, of: string, now: Date): Promise<void> {
  const { reserved, payee_id, payment_id } = await trx
    .selectFrom('chargeback')
    .select(['reserved', 'payee_id', 'payment_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (payee_id === null) return;
  await keepMore(trx, payment_id);
  await moveReserve(trx, { id, accountId: payee_id, part: centavos(-reserved) }, of, now);
  await holdBack(trx, payee_id, `${of}:${id}`, now);
}

/** What may be kept for the open chargebacks of a payment, now that another case of it costs its professional less. */
export async function keepMore(trx: Trx, paymentId: number): Promise<void> {
  const open = await trx
    .selectFrom('chargeback')
    .select(['id', 'amount', 'reserve_target', 'proposal_id'])
    .where('payment_id', '=', paymentId)
    .where('payee_id', 'is not', null)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id, amount, reserve_target, proposal_id } of open) {
    const most = await chargeable(trx, { id: paymentId, proposal_id }, { chargebackId: id });
    const target = Math.min(amount, most);
    if (target <= reserve_target) continue;
    await trx
      .updateTable('chargeback')
      .set({ reserve_target: target })
      .where('id', '=', id)
      .execute();
  }
}
