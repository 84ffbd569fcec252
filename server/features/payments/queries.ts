import type { ProviderPayment } from '#server/adapters/payments/port.ts';
import type { Db, Trx } from '#server/db/pool.ts';

const open = (db: Db | Trx) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('closed_at', 'is', null);

/** A project's open payment, if there is one. */
export const openPayment = (db: Db | Trx, proposalId: number) =>
  open(db).where('proposal_id', '=', proposalId).executeTakeFirst();

/** An account's open membership payment, if there is one. */
export const openMembershipPayment = (db: Db | Trx, accountId: number) =>
  open(db)
    .where('account_id', '=', accountId)
    .where('type_sell', '=', 'membresia')
    .executeTakeFirst();

export const paymentById = (db: Db | Trx, id: number) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();

export const paymentByProviderId = (db: Db | Trx, providerId: string) =>
  db.selectFrom('payment').selectAll().where('id_payment', '=', providerId).executeTakeFirst();

/** An account's newest membership payment, with its level's name and whether any of it is refunded. */
export const latestMembershipPayment = (db: Db | Trx, accountId: number) =>
  db
    .selectFrom('payment as p')
    .innerJoin('nivel as n', 'n.id', 'p.nivel')
    .selectAll('p')
    .select('n.descripcion as nivel_descripcion')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('refund').select('refund.id').whereRef('refund.payment_id', '=', 'p.id'),
      ).as('devuelto'),
    )
    .where('p.account_id', '=', accountId)
    .where('p.type_sell', '=', 'membresia')
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Marks a payment as settled; `value` is the amount that arrived, centavos. */
export const markSettled = (trx: Trx, id: number, value: number, now: Date) =>
  trx
    .updateTable('payment')
    .set({ settled_at: now, payment_status: 'succeeded', value, updated_at: now })
    .where('id', '=', id)
    .execute();

/**
 * Saves the provider's status of an unsuccessful payment; a cancelled one allows a new one. Answers whether its
 * card was refused for the first time.
 */
export async function markUnpaid(
  trx: Trx,
  payment: { id: number; failure_notified_at: Date | null },
  truth: ProviderPayment,
  now: Date,
): Promise<boolean> {
  const failed = truth.status === 'requires_payment_method' && truth.failure !== null;
  await trx
    .updateTable('payment')
    .set({
      payment_status: truth.status,
      updated_at: now,
      ...(failed && { failure_notified_at: payment.failure_notified_at ?? now }),
      ...(truth.status === 'canceled' && { closed_at: now }),
    })
    .where('id', '=', payment.id)
    .where('settled_at', 'is', null)
    .execute();
  return failed && !payment.failure_notified_at;
}
