import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

// Each query looks once into an index of the listing per trade and state, a few hundred look-ups, so its
// cost does not grow with the number of professionals.

/** Counts end here; the page shows no larger number. */
export const COUNTED_MAX = 100;

export interface Zone {
  readonly categoria: string;
  readonly estado: string;
}

/**
 * The trades and states with professionals of their own, not counting those who work in the whole country.
 */
export const zonesWithOwn = (db: Db): Promise<Zone[]> =>
  db
    .selectFrom('categoria as c')
    .innerJoin('estado as e', (join) => join.onTrue())
    // A limit keeps this a look at one row each; `exists` may become one pass over all rows.
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('listing as l')
          .select('l.account_id')
          .whereRef('l.categoria_id', '=', 'c.id')
          .whereRef('l.estado_id', '=', 'e.id')
          .limit(1)
          .as('one'),
      (join) => join.onTrue(),
    )
    .select(['c.categoria', 'e.nombre as estado'])
    .orderBy('c.orden')
    .orderBy('c.id')
    .orderBy(sql`search_text(e.nombre)`)
    .execute();

/** The number of professionals of a trade in a state (null: anywhere), at most `COUNTED_MAX`. */
export async function countListed(
  db: Db,
  categoriaId: number,
  estadoId: number | null,
): Promise<number> {
  const listed = (eb: typeof db) =>
    eb
      .selectFrom('listing')
      .select('account_id')
      .where('categoria_id', '=', categoriaId)
      .limit(COUNTED_MAX);
  const count = async (rows: ReturnType<typeof listed>) => {
    const { total } = await db
      .selectFrom(rows.as('some'))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };
  if (estadoId === null) return count(listed(db));
  const there = await count(listed(db).where('estado_id', '=', estadoId));
  const everywhere = await count(listed(db).where('estado_id', 'is', null));
  return Math.min(there + everywhere, COUNTED_MAX);
}
