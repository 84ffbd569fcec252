import { ROL } from '#contract/call.ts';
import type { Trx } from '#server/db/pool.ts';

/** Locks all active administrators, in one order. */
export const lockAdministrators = (trx: Trx) =>
  trx
    .selectFrom('account')
    .select(['id', 'keylogin', 'permisos'])
    .where('rol', '=', ROL.admin)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
