import type { Db } from '#server/db/pool.ts';
import { withClabe } from '#server/db/sealed/index.ts';

/** The account's data that the user's view does not contain. */
export async function accountFacts(db: Db, accountId: number) {
  const row = await db
    .selectFrom('account as a')
    .leftJoin('payment_method as m', 'm.account_id', 'a.id')
    .select([
      'a.created_at',
      'a.updated_at',
      'a.terms_version',
      'a.terms_at',
      'a.membership_ends_at',
      'm.tipo',
      'm.metodo',
      'm.numero_sealed',
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { numero, metodo, tipo, ...facts } = withClabe(db, 'payment_method.numero', row);
  return { ...facts, payment_method: numero === null ? null : { tipo, metodo, numero } };
}

export const sessions = (db: Db, accountId: number) =>
  db
    .selectFrom('session')
    .select(['user_agent', 'country', 'network', 'created_at', 'last_seen_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/** Without the secret's hash. */
export const devices = (db: Db, accountId: number) =>
  db
    .selectFrom('device')
    .select(['user_agent', 'network', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
