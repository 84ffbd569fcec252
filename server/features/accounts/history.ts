import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

const NAMES_MOST = 20;

/** Stores the name that somebody had until `now`: the team may have validated them by that name. */
export async function keepFormerName(
  trx: Trx,
  accountId: number,
  { nombre, apellidos }: { nombre: string; apellidos: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('former_name')
    .values({ account_id: accountId, nombre, apellidos, changed_at: now })
    .execute();
}

/** Stores the profile's trade name once as a former one, unless it equals `present`. */
export async function keepFormerTradeName(
  trx: Trx,
  accountId: number,
  present: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('former_trade_name')
    .columns(['account_id', 'nombre', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('profile')
        .select(['account_id', 'nombre_comercial', sql<Date>`${now}::timestamptz`.as('changed_at')])
        .where('account_id', '=', accountId)
        .where('nombre_comercial', 'not in', ['', present]),
    )
    .onConflict((conflict) => conflict.constraint('former_trade_name_once').doNothing())
    .execute();
}

/** Somebody's former names, the latest first. */
export const formerNames = (db: Db, accountId: number) =>
  db
    .selectFrom('former_name')
    .select(['nombre', 'apellidos', 'changed_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(NAMES_MOST)
    .execute();

/** The open request to delete an account; null without one. */
export async function openDeletion(db: Db, accountId: number) {
  const request = await db
    .selectFrom('deletion_request')
    .select(['id', 'motivo', 'asked_at'])
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return request ?? null;
}

/** A request to delete an account, open or taken back. */
export async function deletionRequest(db: Db | Trx, accountId: number, id: number) {
  return db
    .selectFrom('deletion_request')
    .select(['asked_at', 'withdrawn_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks a request until the transaction ends, so that its owner cannot take it back meanwhile; whether it is open. */
export async function lockOpenDeletion(trx: Trx, accountId: number, id: number): Promise<boolean> {
  const open = await trx
    .selectFrom('deletion_request')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return open !== undefined;
}
