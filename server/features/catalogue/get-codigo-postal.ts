import { sql } from 'kysely';
import { getCodigoPostal as call } from '#contract/catalogue.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';

// One indexed read needs no transaction.
export const getCodigoPostal = handleOutside(call, async ({ cp }, { db }) => {
  const rows = await coloniasOf(db, cp);
  // A code may belong to two municipalities: the one with most colonias wins.
  const [first] = rows.toSorted((a, b) => b.sharedBy - a.sharedBy);
  return {
    estado: first?.estado ?? '',
    ciudad: first?.ciudad ?? '',
    colonias: rows.map(({ colonia }) => colonia),
  };
});

const coloniasOf = (db: Db, cp: string) =>
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
