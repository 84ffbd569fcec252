import type { SecurityChange } from '#domain/payouts/hold.ts';
import type { Trx } from '#server/db/pool.ts';
import { checkSides } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

/**
 * Records a change of an account's CLABE, phone or password: payouts wait for 72 h (decisions §5), and what it shares with others
 * is looked at. `proved`: a phone, by its owner.
 */
export async function recordSecurityChange(
  trx: Trx,
  accountId: number,
  kind: SecurityChange,
  now: Date,
  { proved = false }: { proved?: boolean } = {},
): Promise<void> {
  await trx
    .insertInto('security_change')
    .values({ account_id: accountId, kind, proved, created_at: now })
    .execute();
  if (kind !== 'pass') await enqueue(trx, checkSides, { accountId });
}
