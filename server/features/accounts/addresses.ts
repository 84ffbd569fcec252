import type { SavedAddress } from '#contract/accounts.ts';
import { OWN_ADDRESS } from '#domain/accounts/addresses.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** What the account's own address is called among the others. */
const OWN_NAME = 'Mi dirección';

const PLACE = ['d.direccion', 'd.apartamento', 'd.referencia', 'd.colonia', 'd.cp'] as const;
const NAMES = ['e.nombre as estado', 'c.nombre as ciudad'] as const;

async function ownAddress(db: Db | Trx, accountId: number): Promise<SavedAddress | undefined> {
  const row = await db
    .selectFrom('address as d')
    .innerJoin('estado as e', 'e.id', 'd.estado_id')
    .innerJoin('ciudad as c', 'c.id', 'd.ciudad_id')
    .select([...PLACE, ...NAMES])
    .where('d.account_id', '=', accountId)
    .executeTakeFirst();
  return row && { id: OWN_ADDRESS, nombre: OWN_NAME, ...row };
}

const others = (db: Db | Trx, accountId: number) =>
  db
    .selectFrom('saved_address as d')
    .innerJoin('estado as e', 'e.id', 'd.estado_id')
    .innerJoin('ciudad as c', 'c.id', 'd.ciudad_id')
    .select(['d.id', 'd.nombre', ...PLACE, ...NAMES])
    .where('d.account_id', '=', accountId);

/** All of a client's addresses, the account's own first, then as they were saved. */
export async function savedAddresses(db: Db | Trx, accountId: number): Promise<SavedAddress[]> {
  const own = await ownAddress(db, accountId);
  const rest = await others(db, accountId).orderBy('d.id').execute();
  return own ? [own, ...rest] : rest;
}

/** One of a client's addresses; undefined when it is not theirs. */
export const savedAddress = (
  db: Db | Trx,
  accountId: number,
  id: number,
): Promise<SavedAddress | undefined> =>
  id === OWN_ADDRESS
    ? ownAddress(db, accountId)
    : others(db, accountId).where('d.id', '=', id).executeTakeFirst();
