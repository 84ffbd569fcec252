import type { Db, Trx } from '#server/db/pool.ts';

/** What an account has of an app of codes: confirmed, or only begun. */
export const factorRow = (db: Db, accountId: number) =>
  db
    .selectFrom('totp')
    .select(['secret', 'confirmed_at', 'last_step', 'next_secret'])
    .where('account_id', '=', accountId);

/** Locks what an account proves with, so that of two who change it at once the second finds what the first did. */
export const lockFactors = (trx: Trx, accountId: number) =>
  trx
    .selectFrom('account')
    .select(['nombre', 'keylogin', 'email'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** What an account proves with beside its password: whether an app of codes, and how many keys of devices. */
export async function factorsOf(
  db: Db,
  accountId: number,
): Promise<{ app: boolean; keys: number }> {
  const app = await factorRow(db, accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const { keys } = await db
    .selectFrom('passkey')
    .select((all) => all.fn.countAll<number>().as('keys'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { app: app !== undefined, keys };
}
