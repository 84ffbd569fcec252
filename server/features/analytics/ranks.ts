import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** The most rows of a ranking; totals are computed elsewhere. */
const RANKS_MAX = 500;

/** For accounts without an address: clients are not asked for one at sign-up. */
const NOWHERE = 'Sin domicilio';

interface Placed {
  readonly kind: 'estado' | 'ciudad' | 'profesion';
  readonly nombre: string;
  readonly estado: string;
  readonly total: number;
}

/**
 * Totals for each state, city and main profession. `counted` selects `account_id` and its `total`. People
 * without a profession are in no row of professions.
 */
export const placesOf = (counted: RawBuilder<unknown>) => sql`
  select case grouping(d.ciudad_id, pp.categoria_id) when 1 then 'ciudad' else 'profesion' end as kind,
    coalesce(d.ciudad_id, pp.categoria_id, 0) as place_id, sum(c.total) as total
  from (${counted}) c
    left join address d on d.account_id = c.account_id
    left join profile_profesion pp on pp.account_id = c.account_id and pp.orden = 0
  group by grouping sets ((d.ciudad_id), (pp.categoria_id))
  having grouping(pp.categoria_id) = 1 or pp.categoria_id is not null`;

/** The names of such places, the largest total first. */
export async function ranksOf(db: Db, places: RawBuilder<unknown>) {
  const { rows } = await sql<Placed>`
    with place as materialized (${places}),
    named as (
      select 'ciudad' as kind, coalesce(c.nombre, ${NOWHERE}) as nombre,
          coalesce(e.nombre, '') as estado, total
        from place left join ciudad c on c.id = place_id left join estado e on e.id = c.estado_id
        where kind = 'ciudad'
      union all
      select 'estado', coalesce(e.nombre, ${NOWHERE}), '', sum(total)
        from place left join ciudad c on c.id = place_id left join estado e on e.id = c.estado_id
        where kind = 'ciudad' group by e.nombre
      union all
      select 'profesion', c.categoria, '', total
        from place join categoria c on c.id = place_id where kind = 'profesion'
    )
    select kind, nombre, estado, total from (
      select *, row_number() over (partition by kind order by total desc, nombre, estado) as at
      from named
    ) ranked
    where at <= ${RANKS_MAX} order by at`.execute(db);
  const ofKind = (kind: Placed['kind']) => rows.filter((row) => row.kind === kind);
  const plain = ({ nombre, total }: Placed) => ({ nombre, total });
  return {
    estado: ofKind('estado').map(plain),
    ciudad: ofKind('ciudad').map(({ nombre, estado, total }) => ({ nombre, estado, total })),
    profesion: ofKind('profesion').map(plain),
  };
}
