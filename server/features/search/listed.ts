// Searches by trade and place only: the best few of each place come from an index in rank order.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
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

/** Closer places are labelled «Cerca»: about half an hour in a city. */
const NEAR_KM = 40;
const KM_PER_DEGREE = 111.2;

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

/** Professionals with one of these trades who serve the place, best first. */
export async function findListed(
  db: Db,
  categorias: readonly number[],
  place: Place,
  slice: Slice,
): Promise<Ranked[]> {
  const depth = slice.offset + slice.limit;
  const parts = tiersOf(TIERS, slice.after).flatMap(({ tier, after }) =>
    placesServing(place).map((there) =>
      bestOf({ categorias, tier, there: sql`${there} and ${rankedAfter(after)}` }, depth),
    ),
  );
  return bestOfAll(db, parts, slice);
}

/** Professionals with these trades elsewhere: nearby, then in the same state, then farther away. */
export async function findElsewhere(
  db: Db,
  { categorias, place }: { categorias: readonly number[]; place: Place },
  limit: number,
): Promise<{ id: number; near: boolean }[]> {
  const near = place.ciudadId === null ? [] : await citiesNear(db, place.ciudadId);
  const circles = [
    sql`ciudad_id = city.id`,
    sql`estado_id = ${place.estadoId} and ciudad_id <> ${place.ciudadId}`,
    sql`estado_id <> ${place.estadoId}`,
  ];
  const found = new Map<number, { id: number; near: boolean }>();
  for (const [index, there] of circles.entries()) {
    const cities = index === 0 ? near : [0];
    const parts = TIERS.map((tier) => bestOf({ categorias, tier, there, cities }, limit));
    const best = await bestOfAll(db, parts, { after: null, offset: 0, limit });
    // A wider circle can find the same people again.
    for (const { account_id: id } of best)
      if (found.size < limit && !found.has(id)) found.set(id, { id, near: index === 0 });
    if (found.size === limit) break;
  }
  return [...found.values()];
}

const TIERS = [MAIN, BESIDES];

/** The best of each trade in a tier, and of each city where `there` refers to one. */
const bestOf = (
  {
    categorias,
    tier,
    there,
    cities = [0],
  }: {
    categorias: readonly number[];
    tier: number;
    there: RawBuilder<unknown>;
    cities?: readonly number[];
  },
  depth: number,
) => sql`
  select ${tier}::int as tier, few.* from unnest(${categorias}::int[]) as trade(id)
    cross join unnest(${cities}::int[]) as city(id)
    cross join lateral (
      select account_id, estrellas, finished_count, nivel from listing
      where categoria_id = trade.id and ${tier === MAIN ? sql`principal` : besides(categorias)}
        and ${there} order by ${BEST_FIRST} limit ${depth}
    ) as few`;

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

/** The other cities nearby. Computed on a plane: the error does not matter at this distance. */
async function citiesNear(db: Db, ciudadId: number): Promise<number[]> {
  const band = NEAR_KM / KM_PER_DEGREE;
  const { rows } = await sql<{ id: number }>`
    select c.id from ciudad here join ciudad c on c.id <> here.id
      and c.lat between here.lat - ${band}::real and here.lat + ${band}::real
    where here.id = ${ciudadId} and sqrt(power((c.lat - here.lat) * ${KM_PER_DEGREE}, 2)
      + power((c.lng - here.lng) * ${KM_PER_DEGREE} * cos(radians(here.lat)), 2)) <= ${NEAR_KM}
    `.execute(db);
  return rows.map(({ id }) => id);
}
