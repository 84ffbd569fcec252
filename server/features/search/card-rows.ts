import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** The data of the cards of these professionals, with the price of the searched trade they have. */
export const cardRows = (db: Db, ids: readonly number[], sought: readonly number[] = []) =>
  db
    .selectFrom('profile as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('estado as e', 'e.id', 'p.estado_id')
    .leftJoin('ciudad as c', 'c.id', 'p.ciudad_id')
    .leftJoin('profile_profesion as pp', (join) =>
      join.onRef('pp.account_id', '=', 'p.account_id').on('pp.orden', '=', 0),
    )
    .leftJoin('categoria as main', 'main.id', 'pp.categoria_id')
    .leftJoin('categoria as priced', (join) =>
      join.on(
        'priced.id',
        '=',
        sql<number>`coalesce((select x.categoria_id from profile_profesion x
          where x.account_id = p.account_id and x.categoria_id = any(${[...sought]})
          order by x.orden limit 1), main.id)`,
      ),
    )
    .select([
      'a.id',
      'a.keylogin',
      'a.nombre',
      'a.apellidos',
      'a.img_profile',
      'a.created_at',
      'p.nombre_comercial',
      'p.descripcion',
      'p.validacion_at',
      'p.review_count',
      'p.review_stars',
      'p.finished_count',
      'e.nombre as estado',
      'c.nombre as ciudad',
      'main.categoria as profesion',
      'priced.categoria as desde_profesion',
      'priced.tipo',
    ])
    .select([
      sql<string[]>`array(select x.categoria from profile_profesion y
        join categoria x on x.id = y.categoria_id
        where y.account_id = p.account_id and y.orden > 0 order by y.orden)`.as('profesiones'),
      sql<number | null>`(select min(o.precio) from categoria_opcion o
        where o.categoria_id = priced.id)`.as('desde'),
    ])
    .where('p.account_id', '=', sql<number>`any(${[...ids]})`)
    .execute();
