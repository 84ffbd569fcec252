import { fail } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';

/**
 * Locks and reads the caller's account: whatever asks for a change, proves it or takes it back, and whoever deletes,
 * suspends or edits the account, waits for each other here.
 */
export const lockOwn = async (trx: Trx, accountId: number) =>
  (await trx
    .selectFrom('account')
    .select(['id', 'nombre', 'apellidos', 'email', 'phone', 'img_profile'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) ?? fail('session_not_found');

export type OwnAccount = Awaited<ReturnType<typeof lockOwn>>;
