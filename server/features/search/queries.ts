import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { PLAN_ANEW } from '#server/db/prepared.ts';
import type { DB } from '#server/db/schema.ts';
import { findListed } from './listed.ts';
import type { Place } from './place.ts';
import { BEST_FIRST, behind, type Ranked, type Slice } from './ranking.ts';
import type { Reading } from './text.ts';

const RESEMBLING_MAX = 200;

export interface Criteria {
  readonly reading: Reading;
  readonly place: Place;
}

type Search = ExpressionBuilder<DB & { p: DB['profile'] }, 'p'>;

/** Those who fit, best first (decisions §3). */
export function findProfiles(
  db: Db,
  { reading, place }: Criteria,
  slice: Slice,
): Promise<Ranked[]> {
  const [trades] = reading.trades;
  const onlyTrades = reading.words.length === 0 && reading.similar.length === 0;
  if (trades && onlyTrades && reading.trades.length === 1)
    return findListed(db, trades, place, slice);
  return db
    .selectFrom('profile as p')
    .modifyFront(sql.raw(PLAN_ANEW))
    .select(['p.account_id', 'p.estrellas', 'p.finished_count', 'p.nivel'])
    .where('p.validacion', '=', 'validado')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('account as a')
          .select('a.id')
          .whereRef('a.id', '=', 'p.account_id')
          .where('a.deleted_at', 'is', null),
      ),
    )
    .where((eb) => fitsReading(eb, reading))
    .where((eb) => worksIn(eb, place))
    .where(behind(slice.after))
    .orderBy(BEST_FIRST)
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
}

function fitsReading(eb: Search, { trades, words, similar }: Reading) {
  return eb.and([
    ...trades.map((categorias) => hasTrade(eb, categorias)),
    // Normalized words hold no wildcard. The space before makes it the beginning of a word.
    ...words.map((word) => eb('p.buscable', 'like', `% ${word}%`)),
    ...similar.map((word) => eb('p.account_id', 'in', resembling(eb, word))),
  ]);
}

/** Comparing is slow, and among that many who only resemble the word the best do not matter. */
const resembling = (eb: Search, word: string) =>
  eb
    .selectFrom('profile as q')
    .select('q.account_id')
    .where('q.validacion', '=', 'validado')
    .where(sql<SqlBool>`q.buscable %> ${word}`)
    .limit(RESEMBLING_MAX);

const hasTrade = (eb: Search, categorias: readonly number[]) =>
  eb.exists(
    eb
      .selectFrom('profile_profesion as pp')
      .select('pp.account_id')
      .whereRef('pp.account_id', '=', 'p.account_id')
      .where('pp.categoria_id', 'in', [...categorias]),
  );

/** Whole country, whole state or exactly there; someone sought in a state may work in any city of it. */
function worksIn(eb: Search, { estadoId, ciudadId }: Place) {
  if (estadoId === null) return sql<SqlBool>`true`;
  const inState = eb('p.estado_id', '=', estadoId);
  const inCity =
    ciudadId === null
      ? inState
      : eb.and([inState, eb.or([eb('p.ciudad_id', 'is', null), eb('p.ciudad_id', '=', ciudadId)])]);
  return eb.or([eb('p.estado_id', 'is', null), inCity]);
}

/** What a card shows of each of these professionals, with the price of the sought trade they have. */
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
