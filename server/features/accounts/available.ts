import { UNAVAILABLE } from '#contract/moderation.ts';
import { accountState } from '#domain/accounts/account-state.ts';
import { fail } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';

/**
 * Ends the call unless both accounts are in use. Both rows stay locked until the transaction ends, so
 * suspending or deleting them waits. Call it after locking the project, the order that suspending and
 * deleting use too.
 */
export async function requireAvailable(
  trx: Trx,
  caller: { readonly id: number },
  otherId: number,
): Promise<void> {
  const accounts = await trx
    .selectFrom('account')
    .select(['id', 'deleted_at', 'suspended_at'])
    // Not as a list: statements with one are not prepared.
    .where(({ or, eb }) => or([eb('id', '=', caller.id), eb('id', '=', otherId)]))
    .orderBy('id')
    .forShare()
    .execute();
  for (const account of accounts) {
    const refusal = UNAVAILABLE[accountState(account)];
    if (refusal) fail(account.id === caller.id ? 'session_not_found' : refusal);
  }
}

/**
 * Locks the caller's own account before a change of what belongs to it; ends the call when it was deleted
 * meanwhile.
 */
export async function lockExistingAccount(trx: Trx, accountId: number): Promise<void> {
  const account = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) fail('session_not_found');
}
