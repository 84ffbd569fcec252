import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { PLAN_ANEW } from '#server/db/prepared.ts';
import { findListed } from './listed.ts';
import type { Place } from './place.ts';
import { BEST_FIRST, rankedAfter, type Ranked, type Slice } from './ranking.ts';
import { wordsLike } from './similar.ts';
import type { Reading } from './text.ts';

/** Longer words are stored truncated (0023_search.sql). */
const LONGEST_WORD = 60;
/** The number of best profiles that are scanned for matches of a common word. */
const BEST = 800;

export interface Criteria {
  readonly reading: Reading;
  readonly place: Place;
}

/** The professionals who match, best first (decisions §3). */
export async function findProfiles(
  db: Db,
  { reading, place }: Criteria,
  slice: Slice,
): Promise<Ranked[]> {
  const [trades] = reading.trades;
  const onlyTrades = reading.words.length === 0 && reading.similar.length === 0;
  if (trades && onlyTrades && reading.trades.length === 1)
    return findListed(db, trades, place, slice);
  const similar: string[][] = [];
  for (const word of reading.similar) {
    const alike = await wordsLike(db, word);
    if (alike.length === 0) return [];
    similar.push(alike);
  }
  const few = place.ciudadId !== null && reading.trades.length + reading.words.length > 0;
  return findFitting(db, { lexemes: lexemesOf(reading, similar, place), few }, slice);
}

/**
 * Frequent matches are found among the best profiles, rare ones by the index of words: the second is used
 * only when the first does not fill the slice, and neither grows much with the number of professionals.
 * `few`: a word or trade in one city uses the second at once.
 */
async function findFitting(
  db: Db,
  { lexemes, few }: { lexemes: string; few: boolean },
  { after, offset, limit }: Slice,
): Promise<Ranked[]> {
  const depth = offset + limit;
  const tried = few ? 0 : depth + (lexemes ? BEST : 0);
  const fits = lexemes ? sql`lexemas @@ ${lexemes}::tsquery` : sql`true`;
  const { rows } = await sql<Ranked>`
    with ${sql.raw(PLAN_ANEW)} best as materialized (
      select * from findable where ${rankedAfter(after)} order by ${BEST_FIRST}
        limit ${tried}
    ), among_them as materialized (
      select account_id, estrellas, finished_count, nivel from best where ${fits}
        order by ${BEST_FIRST} limit ${depth}
    ), of_all as materialized (
      select account_id, estrellas, finished_count, nivel from findable
        where (select count(*) from among_them) < ${depth} and (select count(*) from best) = ${tried}
          and ${fits} and ${rankedAfter(after)}
    ), found as (
      select * from among_them where not exists (select from of_all)
      union all select * from of_all
    )
    select * from found order by ${BEST_FIRST} offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** The search as a tsquery: every part must match; within a part one is enough (0023_search.sql). */
function lexemesOf(
  { trades, words }: Reading,
  similar: readonly (readonly string[])[],
  place: Place,
): string {
  const parts = [
    ...trades.map((categorias) => categorias.map((id) => `'#t${id}'`)),
    // `:*` matches the beginning of words.
    ...words.map((word) => [`${quoted(word.slice(0, LONGEST_WORD))}:*`]),
    ...similar.map((alike) => alike.map(quoted)),
    placesServing(place),
  ];
  return parts
    .filter((any) => any.length > 0)
    .map((any) => `(${any.join(' | ')})`)
    .join(' & ');
}

/** Words have no quotes, but signs are some. */
const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;

/**
 * The codes of places that serve the searched one: the whole country, the whole state, the exact city; a
 * search by state matches all its cities.
 */
function placesServing({ estadoId, ciudadId }: Place): string[] {
  if (estadoId === null) return [];
  if (ciudadId === null) return ["'#p'", `'#s${estadoId}'`];
  return ["'#p'", `'#e${estadoId}'`, `'#c${ciudadId}'`];
}

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
