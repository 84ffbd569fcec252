import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { limitFilledAt } from '#server/features/accounts/index.ts';
import { kilometers } from './distance.ts';

export interface Sought {
  /** The trades that are searched: the price is that of the first which the professional has. */
  readonly categorias?: readonly number[];
  /** The city from which to measure. */
  readonly ciudadId?: number | null;
}

/** The data of the cards of these professionals. */
export const cardRows = (
  db: Db,
  ids: readonly number[],
  { categorias = [], ciudadId = null }: Sought = {},
) =>
  db
    .selectFrom('profile as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('estado as e', 'e.id', 'p.estado_id')
    .leftJoin('ciudad as c', 'c.id', 'p.ciudad_id')
    .leftJoin('profile_profesion as pp', (join) =>
      join.onRef('pp.account_id', '=', 'p.account_id').on('pp.orden', '=', 0),
    )
    .leftJoin('categoria as main', 'main.id', 'pp.categoria_id')
    .leftJoin('nivel as n', 'n.id', 'a.nivel')
    .leftJoin('categoria as priced', (join) =>
      join.on(
        'priced.id',
        '=',
        sql<number>`coalesce((select x.categoria_id from profile_profesion x
          where x.account_id = p.account_id and x.categoria_id = any(${[...categorias]})
          order by x.orden limit 1), main.id)`,
      ),
    )
    .leftJoin('ciudad as here', (join) => join.on('here.id', '=', ciudadId))
    .leftJoin('answer_time as answers', 'answers.account_id', 'p.account_id')
    .leftJoin('profile_profesion as own', (join) =>
      join.onRef('own.account_id', '=', 'p.account_id').onRef('own.categoria_id', '=', 'priced.id'),
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
      'own.desde as desde_propio',
      'answers.minutes as responde_en',
      'p.dias',
      'p.hora_inicio',
      'p.hora_fin',
      'n.proyects_limit as limite',
      limitFilledAt.as('filledAt'),
    ])
    .select([
      sql<string[]>`array(select x.categoria from profile_profesion y
        join categoria x on x.id = y.categoria_id
        where y.account_id = p.account_id and y.orden > 0 order by y.orden)`.as('profesiones'),
      sql<number | null>`(select min(o.precio) from categoria_opcion o
        where o.categoria_id = priced.id)`.as('desde'),
      kilometers('here', 'c').as('km'),
    ])
    .where('p.account_id', '=', sql<number>`any(${[...ids]})`)
    .execute();
