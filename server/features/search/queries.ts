import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { PLAN_ANEW } from '#server/db/prepared.ts';
import type { DB } from '#server/db/schema.ts';
import type { Place } from './place.ts';
import type { Reading } from './text.ts';

/** Closer than this is «Cerca»: half an hour or so in a city. */
const NEAR_KM = 40;
const RESEMBLING_MAX = 200;

export interface Criteria {
  readonly reading: Reading;
  readonly place: Place;
}

/** Validated professionals of living accounts, best first (decisions §3). */
const best = (db: Db) =>
  db
    .selectFrom('profile as p')
    .modifyFront(sql.raw(PLAN_ANEW))
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select('p.account_id')
    .where('p.validacion', '=', 'validado')
    .where('a.deleted_at', 'is', null)
    .orderBy('p.estrellas', 'desc')
    .orderBy('p.finished_count', 'desc')
    .orderBy('p.nivel', 'desc')
    .orderBy('p.account_id');

type Search = ExpressionBuilder<DB & { p: DB['profile'] }, 'p'>;

/** The ids of those who fit, best first. */
export async function findProfiles(
  db: Db,
  { reading, place }: Criteria,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await best(db)
    .where((eb) => fitsReading(eb, reading))
    .where((eb) => worksIn(eb, place))
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** The ids of those with these trades who work elsewhere: nearby, then in the same state, then far. */
export async function findElsewhere(
  db: Db,
  { categorias, place }: { categorias: readonly number[]; place: Place },
  limit: number,
): Promise<{ id: number; near: boolean }[]> {
  const near = place.ciudadId === null ? [] : await citiesNear(db, place.ciudadId);
  const inState = (eb: Search) => eb('p.estado_id', '=', place.estadoId);
  const inNearCity = (eb: Search) => eb('p.ciudad_id', '=', sql<number>`any(${near})`);
  const circles = [
    inNearCity,
    (eb: Search) => eb.and([inState(eb), eb('p.ciudad_id', '<>', place.ciudadId)]),
    (eb: Search) => eb.not(inState(eb)),
  ];
  const found = new Map<number, { id: number; near: boolean }>();
  for (const circle of circles) {
    // Each circle may meet the ones inside it again.
    const rows = await best(db)
      .where((eb) => hasTrade(eb, categorias))
      .where(circle)
      .limit(limit)
      .execute();
    for (const { account_id: id } of rows)
      if (found.size < limit && !found.has(id)) found.set(id, { id, near: circle === inNearCity });
    if (found.size === limit) break;
  }
  return [...found.values()];
}

/** The other cities nearby. Flat earth: within a day's drive the error does not matter. */
async function citiesNear(db: Db, ciudadId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from ciudad here join ciudad c on c.id <> here.id
    where here.id = ${ciudadId} and sqrt(power((c.lat - here.lat) * 111.2, 2)
      + power((c.lng - here.lng) * 111.2 * cos(radians(here.lat)), 2)) <= ${NEAR_KM}`.execute(db);
  return rows.map(({ id }) => id);
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

/** What a card shows of each of these professionals. */
export const cardRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('profile as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('estado as e', 'e.id', 'p.estado_id')
    .leftJoin('ciudad as c', 'c.id', 'p.ciudad_id')
    .leftJoin('profile_profesion as pp', (join) =>
      join.onRef('pp.account_id', '=', 'p.account_id').on('pp.orden', '=', 0),
    )
    .leftJoin('categoria as main', 'main.id', 'pp.categoria_id')
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
      'main.tipo',
    ])
    .select([
      sql<string[]>`array(select x.categoria from profile_profesion y
        join categoria x on x.id = y.categoria_id
        where y.account_id = p.account_id and y.orden > 0 order by y.orden)`.as('profesiones'),
      sql<number | null>`(select min(o.precio) from categoria_opcion o
        where o.categoria_id = main.id)`.as('desde'),
    ])
    .where('p.account_id', '=', sql<number>`any(${[...ids]})`)
    .execute();
