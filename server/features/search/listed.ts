// Searches by trade and place only: the best few of each place come from an index in rank order.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { KM_PER_DEGREE, kilometers } from './distance.ts';
import type { Place } from './place.ts';
import {
  BESIDES,
  BEST_FIRST,
  MAIN,
  rankedAfter,
  type Ranked,
  type Slice,
  tiersOf,
} from './ranking.ts';

/** The first circle around a city: about half an hour. */
const NEAR_KM = 40;

/**
 * The conditions of places that serve the searched one: the whole country, the whole state, the exact city;
 * a search by state matches all its cities.
 */
function placesServing({ estadoId, ciudadId }: Place): RawBuilder<unknown>[] {
  if (estadoId === null) return [sql`true`];
  const wholeCountry = sql`estado_id is null and ciudad_id is null`;
  if (ciudadId === null) return [wholeCountry, sql`estado_id = ${estadoId}`];
  return [
    wholeCountry,
    sql`estado_id = ${estadoId} and ciudad_id is null`,
    sql`ciudad_id = ${ciudadId}`,
  ];
}

export interface Listed {
  readonly categorias: readonly number[];
  readonly place: Place;
  /** What they must meet besides, as a tsquery; '' for nothing. */
  readonly met: string;
}

/** Professionals with one of these trades who serve the place, best first. */
export async function findListed(
  db: Db,
  { categorias, place, met }: Listed,
  slice: Slice,
): Promise<Ranked[]> {
  const depth = slice.offset + slice.limit;
  const parts = tiersOf(TIERS, slice.after).flatMap(({ tier, after }) =>
    placesServing(place).map((there) =>
      bestOf({ categorias, met, tier, there: sql`${there} and ${rankedAfter(after)}` }, depth),
    ),
  );
  return bestOfAll(db, parts, slice);
}

/** Of a farther circle the best so many are looked at, and of each other state so many. */
const OF_STATE = 20;
const OF_EACH_STATE = 3;

/**
 * Professionals with these trades elsewhere: the best nearby, then in the same state, then farther away; of each
 * circle the nearest first.
 */
export async function findElsewhere(
  db: Db,
  { categorias, place, met }: Listed,
  limit: number,
): Promise<number[]> {
  const { estadoId, ciudadId } = place;
  const near = ciudadId === null ? [] : await citiesNear(db, ciudadId);
  const nearby = { there: sql`ciudad_id = place.id`, places: sql`${near}::int[]`, depth: limit };
  const sameState = {
    there: sql`estado_id = ${estadoId} and ciudad_id <> ${ciudadId}`,
    depth: OF_STATE,
  };
  const farther = {
    there: sql`estado_id = place.id`,
    places: sql`array(select id::int from estado where id <> ${estadoId})`,
    depth: OF_EACH_STATE,
  };
  // A search of a whole state found its cities.
  const within = ciudadId === null ? [] : [nearby, sameState];
  const circles = [
    ...within.map((circle) => ({ ...circle, tiers: TIERS })),
    // One by one, because there is a look into each state.
    ...TIERS.map((tier) => ({ ...farther, tiers: [tier] })),
  ];
  const found = new Set<number>();
  // Who meets filters is looked for one by one: not in the whole country.
  for (const { depth, tiers, ...circle } of met ? circles.slice(0, within.length) : circles) {
    const parts = tiers.map((tier) => bestOf({ categorias, met, tier, ...circle }, depth));
    // A wider circle can find the same people again.
    for (const id of await nearestOf(db, parts, { place, pool: Math.max(depth, limit), limit }))
      if (found.size < limit) found.add(id);
    if (found.size === limit) break;
  }
  return [...found];
}

/** Of the best in the pool the nearest to the city, or to the largest one of the state. */
async function nearestOf(
  db: Db,
  parts: readonly RawBuilder<unknown>[],
  { place, pool, limit }: { place: Place; pool: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select found.account_id
    from (
      select tier, account_id, estrellas, finished_count, nivel
      from (${sql.join(parts, sql` union all `)}) as each_trade
      group by tier, account_id, estrellas, finished_count, nivel
      order by tier, ${BEST_FIRST} limit ${pool}
    ) as found
    join profile p on p.account_id = found.account_id
    left join ciudad there on there.id = p.ciudad_id
    left join ciudad here on here.id = coalesce(${place.ciudadId}::int,
      (select id from ciudad where estado_id = ${place.estadoId} order by poblacion desc limit 1))
    order by ${kilometers('here', 'there')}, found.tier, found.estrellas desc, found.account_id
    limit ${limit}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

const TIERS = [MAIN, BESIDES];

/** The best of each trade in a tier, and of each place where `there` refers to one. */
const bestOf = (
  {
    categorias,
    met,
    tier,
    there,
    places = sql`array[0]`,
  }: {
    categorias: readonly number[];
    met: string;
    tier: number;
    there: RawBuilder<unknown>;
    /** An array of ids. */
    places?: RawBuilder<unknown>;
  },
  depth: number,
) => sql`
  select ${tier}::int as tier, few.* from unnest(${categorias}::int[]) as trade(id)
    cross join unnest(${places}) as place(id)
    cross join lateral (
      select account_id, estrellas, finished_count, nivel from listing
      where categoria_id = trade.id and ${tier === MAIN ? sql`principal` : besides(categorias)}
        and ${there} and ${meets(met)} order by ${BEST_FIRST} limit ${depth}
    ) as few`;

/** A look at one row for each: as a join it may become one pass over all rows. */
const meets = (met: string) =>
  met
    ? sql`(select lexemas @@ ${met}::tsquery from findable f where f.account_id = listing.account_id)`
    : sql`true`;

/** Who has one of several trades besides may have another of them as the main one. */
const besides = (categorias: readonly number[]) =>
  categorias.length < 2
    ? sql`not principal`
    : sql`not principal and not exists (select from listing main where main.account_id = listing.account_id
        and main.categoria_id = any(${categorias}::int[]) and main.principal)`;

async function bestOfAll(
  db: Db,
  parts: readonly RawBuilder<unknown>[],
  { offset, limit }: Slice,
): Promise<Ranked[]> {
  // A professional with two of the trades is found twice.
  const { rows } = await sql<Ranked>`
    select tier, account_id, estrellas, finished_count, nivel
    from (${sql.join(parts, sql` union all `)}) as found
    group by tier, account_id, estrellas, finished_count, nivel
    order by tier, ${BEST_FIRST} offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** The other cities nearby. */
async function citiesNear(db: Db, ciudadId: number): Promise<number[]> {
  const band = NEAR_KM / KM_PER_DEGREE;
  const { rows } = await sql<{ id: number }>`
    select there.id from ciudad here join ciudad there on there.id <> here.id
      and there.lat between here.lat - ${band}::real and here.lat + ${band}::real
    where here.id = ${ciudadId} and ${kilometers('here', 'there')} <= ${NEAR_KM}`.execute(db);
  return rows.map(({ id }) => id);
}
