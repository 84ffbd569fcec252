import { sql } from 'kysely';
import type { ProviderPayment } from '#server/adapters/payments/port.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** All of them, by name: statements with `*` are not prepared, and planning takes longer than reading one row. */
export const PAYMENT_COLUMNS = [
  'payment.id',
  'payment.account_id',
  'payment.proposal_id',
  'payment.type_sell',
  'payment.nivel',
  'payment.descripcion',
  'payment.value',
  'payment.divisa',
  'payment.id_payment',
  'payment.idempotency_key',
  'payment.payment_status',
  'payment.failure_notified_at',
  'payment.payee_id',
  'payment.device_hash',
  'payment.authenticated',
  'payment.card_brand',
  'payment.card_last4',
  'payment.settled_at',
  'payment.closed_at',
  'payment.created_at',
  'payment.updated_at',
] as const;

const payments = (db: Db | Trx) => db.selectFrom('payment').select(PAYMENT_COLUMNS);

const open = (db: Db | Trx) =>
  payments(db).where('settled_at', 'is', null).where('closed_at', 'is', null);

/** A project's open payment, if there is one. */
export const openPayment = (db: Db | Trx, proposalId: number) =>
  open(db).where('proposal_id', '=', proposalId).executeTakeFirst();

/** An account's open membership payment, if there is one. */
export const openMembershipPayment = (db: Db | Trx, accountId: number) =>
  open(db)
    .where('account_id', '=', accountId)
    .where('type_sell', '=', sql.lit('membresia'))
    .executeTakeFirst();

export const paymentById = (db: Db | Trx, id: number) =>
  payments(db).where('id', '=', id).executeTakeFirst();

export const paymentByProviderId = (db: Db | Trx, providerId: string) =>
  payments(db).where('id_payment', '=', providerId).executeTakeFirst();

/** An account's newest membership payment, with its level's name and whether any of it is refunded. */
export const latestMembershipPayment = (db: Db | Trx, accountId: number) =>
  payments(db)
    .innerJoin('nivel as n', 'n.id', 'payment.nivel')
    .select('n.descripcion as nivel_descripcion')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('refund').select('refund.id').whereRef('refund.payment_id', '=', 'payment.id'),
      ).as('devuelto'),
    )
    .where('payment.account_id', '=', accountId)
    .where('payment.type_sell', '=', 'membresia')
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();

/** Marks a payment as settled, with the amount that arrived and the card that paid. */
export const markSettled = (
  trx: Trx,
  id: number,
  { received, card }: Pick<ProviderPayment, 'received' | 'card'>,
  now: Date,
) =>
  trx
    .updateTable('payment')
    .set({
      settled_at: now,
      payment_status: 'succeeded',
      value: received,
      ...(card && { card_brand: card.brand, card_last4: card.last4 }),
      updated_at: now,
    })
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
