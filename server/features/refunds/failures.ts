import type { Db, Trx } from '#server/db/pool.ts';

/** A refund that has failed and waits for the team. */
interface Failed {
  readonly id: number;
  readonly payment_id: number;
  readonly id_refund: string | null;
}

/** Keeps of refunds that they failed, for their story: trying them again forgets it. */
export async function keepFailures(
  trx: Trx,
  failed: readonly Failed[],
  { failure, now }: { failure: string; now: Date },
): Promise<void> {
  for (const { id, payment_id, id_refund } of failed)
    await trx
      .insertInto('refund_failure')
      .values({ refund_id: id, payment_id, id_refund, failure, failed_at: now })
      .execute();
}

/** What failed of a payment's refunds, the oldest first. */
export const failuresOf = (db: Db, paymentId: number) =>
  db
    .selectFrom('refund_failure')
    .select(['refund_id', 'id_refund', 'failure', 'failed_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
