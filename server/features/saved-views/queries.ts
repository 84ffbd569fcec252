import { sql } from 'kysely';
import { type ViewList, VIEWS_MAX } from '#domain/saved-views/saved-views.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** «v2» before «v10», without regard to case. */
const byName = new Intl.Collator('es', { numeric: true });

/** Somebody's views of a list, by name. */
export async function ownViews(db: Db | Trx, accountId: number, lista: ViewList) {
  const views = await db
    .selectFrom('saved_view')
    .select(['id', 'nombre', 'consulta'])
    .where('account_id', '=', accountId)
    .where('lista', '=', lista)
    .orderBy(sql`lower(nombre)`)
    .limit(VIEWS_MAX)
    .execute();
  return views.toSorted((one, other) => byName.compare(one.nombre, other.nombre));
}

/** Somebody's view of a list with this name, without regard to case. */
export const viewCalled = (
  db: Trx,
  { accountId, lista, nombre }: { accountId: number; lista: ViewList; nombre: string },
) =>
  db
    .selectFrom('saved_view')
    .select(['id', 'consulta'])
    .where('account_id', '=', accountId)
    .where('lista', '=', lista)
    .where(sql`lower(nombre)`, '=', sql`lower(${nombre})`)
    .executeTakeFirst();

/** One writer of somebody's views at a time, so that they stay as many as there may be. */
export const lockViews = (db: Trx, accountId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('saved_view'), ${accountId}::int)`.execute(db);
