import { fail } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';
import { withPhone } from '#server/db/sealed/index.ts';

/**
 * Locks and reads the caller's account: whatever asks for a change, proves it or takes it back, and whoever deletes,
 * suspends or edits the account, waits for each other here.
 */
export async function lockOwn(trx: Trx, accountId: number) {
  const row = await trx
    .selectFrom('account')
    .select([
      'id',
      'rol',
      'keylogin',
      'nombre',
      'apellidos',
      'email',
      'phone_sealed',
      'img_profile',
    ])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return withPhone(trx, 'account.phone', row ?? fail('session_not_found'));
}

export type OwnAccount = Awaited<ReturnType<typeof lockOwn>>;
