import type { Db, Trx } from '#server/db/pool.ts';

/** The accounts that a payment is about: who paid it, and who works for it. */
export async function peopleOf(
  db: Db | Trx,
  { payment_id, proposal_id }: { payment_id: number; proposal_id: number | null },
): Promise<number[]> {
  const payment = await db
    .selectFrom('payment')
    .select('account_id')
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow();
  if (proposal_id === null) return [payment.account_id];
  const { professional_id } = await db
    .selectFrom('proposal')
    .select('professional_id')
    .where('id', '=', proposal_id)
    .executeTakeFirstOrThrow();
  return [payment.account_id, professional_id];
}
