import { sql } from 'kysely';
import { cityOfPostalCode, stateOfPostalCode } from '#domain/accounts/postal-code.ts';
import type { Db } from '#server/db/pool.ts';

/** The colonias of a postal code, and how many of them their municipality has. */
export const coloniasOf = (db: Db, cp: string) =>
  db
    .selectFrom('codigo_postal as p')
    .innerJoin('estado as e', 'e.id', 'p.estado_id')
    .innerJoin('municipio as m', (join) =>
      join.onRef('m.estado_id', '=', 'p.estado_id').onRef('m.clave', '=', 'p.municipio'),
    )
    .leftJoin('ciudad as c', 'c.id', 'm.ciudad_id')
    .select(['p.colonia', 'e.nombre as estado', 'c.nombre as ciudad'])
    .select(sql<number>`count(*) over (partition by m.estado_id, m.clave)`.as('sharedBy'))
    .where('p.cp', '=', cp)
    .orderBy(sql`search_text(p.colonia)`)
    .execute();

interface InMunicipality {
  readonly estado: string;
  readonly ciudad: string | null;
  readonly sharedBy: number;
}

/** Where a postal code is, as far as it is known. */
interface CodePlace {
  readonly estado: string | null;
  readonly ciudad: string | null;
}

/**
 * Where the colonias of a code are; one may belong to two municipalities: the one with most colonias wins. Of a code
 * without any the first two digits tell the state, and some cities.
 */
export async function placeOfRows(
  db: Db,
  cp: string,
  rows: readonly InMunicipality[],
): Promise<CodePlace> {
  const [first] = rows.toSorted((a, b) => b.sharedBy - a.sharedBy);
  if (first) return { estado: first.estado, ciudad: first.ciudad };
  const state = await db
    .selectFrom('estado')
    .select('nombre')
    .where('id', '=', stateOfPostalCode(cp) ?? 0)
    .executeTakeFirst();
  return { estado: state?.nombre ?? null, ciudad: state ? cityOfPostalCode(cp) : null };
}

/** Where a postal code is that was imported; null where it was not. */
export async function placeOfCode(db: Db, cp: string): Promise<CodePlace> {
  const rows = await coloniasOf(db, cp);
  return rows.length > 0 ? placeOfRows(db, cp, rows) : { estado: null, ciudad: null };
}
