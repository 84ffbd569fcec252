import { sql } from 'kysely';
import { add, type Centavos, centavos, subtract } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';

/** How what is covered was paid: by a refund of the provider's, which is watched, or by a bank. */
type PaidBy = { done_at: Date } & (
  | { id_refund: string; watch_at: Date }
  | { chargeback_id: number; id_refund: null }
);

/**
 * Settles what is still owed to a payment's card, up to an amount that reached it another way than asked for; answers how
 * much of it that took. The payment's project or membership is locked.
 */
export async function coverOpen(
  trx: Trx,
  paymentId: number,
  amount: Centavos,
  paid: PaidBy,
): Promise<Centavos> {
  const open = await trx
    .selectFrom('refund')
    .select(['id', 'proposal_id', 'amount', 'motivo', 'created_at'])
    .where('payment_id', '=', paymentId)
    .where('done_at', 'is', null)
    .orderBy(sql`failed_at is null`)
    .orderBy('id')
    .forUpdate()
    .execute();
  let rest: number = amount;
  for (const { id, amount: owed, ...row } of open) {
    const part = Math.min(rest, owed);
    if (part === 0) break;
    rest -= part;
    const settled = { failed_at: null, ...paid };
    if (part === owed) {
      await trx.updateTable('refund').set(settled).where('id', '=', id).execute();
      continue;
    }
    // Asked for anew under another key: the provider remembers the old one with the old amount.
    await trx
      .updateTable('refund')
      .set({ amount: owed - part, idempotency_key: sql<string>`gen_random_uuid()` })
      .where('id', '=', id)
      .execute();
    await trx
      .insertInto('refund')
      .values({ ...row, payment_id: paymentId, amount: part, ...settled })
      .execute();
  }
  return subtract(amount, centavos(rest));
}

/**
 * Owes to the card again what a chargeback had paid of it, because the bank took that back: answers how much. Asked for
 * anew, under other keys.
 */
export async function reopenCovered(trx: Trx, chargebackId: number, now: Date): Promise<Centavos> {
  const reopened = await trx
    .updateTable('refund')
    .set({
      done_at: null,
      chargeback_id: null,
      tries: 0,
      refused_at: null,
      asking: false,
      next_at: now,
      idempotency_key: sql<string>`gen_random_uuid()`,
    })
    .where('chargeback_id', '=', chargebackId)
    .returning('amount')
    .execute();
  return add(...reopened.map(({ amount }) => centavos(amount)));
}
