import type { Db } from '#server/db/pool.ts';

/** Keys of devices, the newest first. */
export const passkeysOf = (db: Db, accountId: number) =>
  db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'transports', 'nombre', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc');

/** As browsers are told of them. */
export const knownKeys = async (db: Db, accountId: number) =>
  (await passkeysOf(db, accountId).execute()).map(({ credential_id: id, transports }) => ({
    id,
    transportes: transports,
  }));
