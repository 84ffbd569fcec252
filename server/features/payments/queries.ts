import type { Db, Trx } from '#server/db/pool.ts';

/** The payment of a project that waits for its money, if one does. */
export const openPayment = (db: Db | Trx, proposalId: number) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .where('settled_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

export const paymentByProviderId = (db: Db | Trx, providerId: string) =>
  db.selectFrom('payment').selectAll().where('id_payment', '=', providerId).executeTakeFirst();

/** A payment that can no longer succeed makes room for the next one. */
export const closePayment = (db: Db | Trx, id: number, status: string, now: Date) =>
  db
    .updateTable('payment')
    .set({ closed_at: now, payment_status: status, updated_at: now })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
