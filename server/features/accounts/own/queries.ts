import { fail } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';

/** Locks and reads an account before a change; the second of two concurrent changes waits here. */
export const lockAccount = async (trx: Trx, accountId: number) =>
  (await trx
    .selectFrom('account')
    .select(['nombre', 'apellidos', 'email', 'phone', 'img_profile'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) ?? fail('session_not_found');
