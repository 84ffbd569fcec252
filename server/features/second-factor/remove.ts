import type { Trx } from '#server/db/pool.ts';

/** Takes an account's app and codes on paper away; answers whether it had any that counted. */
export async function removeFactor(trx: Trx, accountId: number): Promise<boolean> {
  const removed = await trx
    .deleteFrom('totp')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  return Boolean(removed?.confirmed_at);
}
