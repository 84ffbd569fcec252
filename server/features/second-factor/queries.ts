import type { Db } from '#server/db/pool.ts';

/** What an account has of an app of codes: confirmed, or only begun. */
export const factorRow = (db: Db, accountId: number) =>
  db
    .selectFrom('totp')
    .select(['secret', 'confirmed_at', 'last_step', 'next_secret'])
    .where('account_id', '=', accountId);
