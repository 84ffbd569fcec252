// Searches by trade and place alone: each place's best few come out of an index in their order.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { Place } from './place.ts';
import { BEST_FIRST, rankedAfter, type Ranked, type Slice } from './ranking.ts';

/** Closer than this is «Cerca»: half an hour or so in a city. */
const NEAR_KM = 40;
const KM_PER_DEGREE = 111.2;

/** Whole country, whole state or exactly there; someone sought in a state may work in any city of it. */
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

/** Those with one of these trades who work there, best first. */
export async function findListed(
  db: Db,
  categorias: readonly number[],
  place: Place,
  slice: Slice,
): Promise<Ranked[]> {
  const depth = slice.offset + slice.limit;
  const parts = placesServing(place).map((there) =>
    bestOf(categorias, sql`${there} and ${rankedAfter(slice.after)}`, depth),
  );
  return bestOfAll(db, parts, slice);
}

/** The ids of those with these trades who work elsewhere: nearby, then in the same state, then far. */
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
    const parts = [bestOf(categorias, there, limit, cities)];
    const best = await bestOfAll(db, parts, { after: null, offset: 0, limit });
    // Each circle may meet the ones inside it again.
    for (const { account_id: id } of best)
      if (found.size < limit && !found.has(id)) found.set(id, { id, near: index === 0 });
    if (found.size === limit) break;
  }
  return [...found.values()];
}

/** The best of each trade, and of each city where `there` speaks of one. */
const bestOf = (
  categorias: readonly number[],
  there: RawBuilder<unknown>,
  depth: number,
  cities: readonly number[] = [0],
) => sql`
  select few.* from unnest(${categorias}::int[]) as trade(id)
    cross join unnest(${cities}::int[]) as city(id)
    cross join lateral (
      select account_id, estrellas, finished_count, nivel from listing
      where categoria_id = trade.id and ${there} order by ${BEST_FIRST} limit ${depth}
    ) as few`;

async function bestOfAll(
  db: Db,
  parts: readonly RawBuilder<unknown>[],
  { offset, limit }: Slice,
): Promise<Ranked[]> {
  // Whoever has two of the trades is met twice.
  const { rows } = await sql<Ranked>`
    select account_id, estrellas, finished_count, nivel
    from (${sql.join(parts, sql` union all `)}) as found
    group by account_id, estrellas, finished_count, nivel
    order by ${BEST_FIRST} offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** The other cities nearby. Flat earth: within a day's drive the error does not matter. */
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
