import { sql } from 'kysely';
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

/** Where they are; a code may belong to two municipalities: the one with most colonias wins. */
export function placeOfRows(rows: readonly InMunicipality[]) {
  const [first] = rows.toSorted((a, b) => b.sharedBy - a.sharedBy);
  return { estado: first?.estado ?? null, ciudad: first?.ciudad ?? null };
}

/** Where a postal code is; null where it is unknown. */
export const placeOfCode = async (db: Db, cp: string) => placeOfRows(await coloniasOf(db, cp));
