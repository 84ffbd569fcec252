import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import { lockExistingAccount } from '#server/features/accounts/index.ts';

export interface Item {
  readonly id: number;
  readonly version: number;
  /** The browser's id of the last change. */
  readonly changed_client_id: string | null;
  /** The images in order. */
  readonly images: readonly { readonly id: string; readonly bytes: number }[];
}

/** An own project, just read or locked until the transaction ends. */
export async function ownItem(
  db: Db | Trx,
  accountId: number,
  id: number,
  lock: 'locked' | 'read',
): Promise<Item | undefined> {
  const item = await db
    .selectFrom('portfolio')
    .select(['id', 'version', 'changed_client_id'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .$if(lock === 'locked', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!item) return undefined;
  const images = await db
    .selectFrom('portfolio_image as i')
    .innerJoin('file as f', 'f.id', 'i.file_id')
    .select(['f.id', 'f.bytes'])
    .where('i.portfolio_id', '=', id)
    .orderBy('i.orden')
    .execute();
  return { ...item, images };
}

/** The project that an earlier try of the same request added. */
export const addedBefore = (db: Db | Trx, accountId: number, clientId: string) =>
  db
    .selectFrom('portfolio')
    .select('id')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/** Serializes additions and reordering of one account's portfolio. */
export const lockPortfolio = lockExistingAccount;

export async function countItems(db: Db | Trx, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('portfolio')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a project before the others; answers its id. */
export async function insertItem(
  trx: Trx,
  accountId: number,
  item: { titulo: string; descripcion: string; clientId: string | null; now: Date },
): Promise<number> {
  const { titulo, descripcion, clientId, now } = item;
  const { id } = await trx
    .insertInto('portfolio')
    .values({
      account_id: accountId,
      titulo,
      descripcion,
      client_id: clientId,
      created_at: now,
      orden: sql`(select coalesce(min(orden), 0) - 1 from portfolio where account_id = ${accountId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the images of a locked project, in this order. */
export async function setImages(trx: Trx, id: number, fileIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('portfolio_image').where('portfolio_id', '=', id).execute();
  const rows = fileIds.map((file_id, orden) => ({ portfolio_id: id, file_id, orden }));
  if (rows.length > 0) await trx.insertInto('portfolio_image').values(rows).execute();
}

/** The ids of an account's projects, in their order. */
export async function itemIds(trx: Trx, accountId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('portfolio')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('orden')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function setOrder(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`update portfolio set orden = wanted.orden
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, orden)
    where portfolio.id = wanted.id`.execute(trx);
}
