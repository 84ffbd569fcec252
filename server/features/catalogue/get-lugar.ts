import { sql } from 'kysely';
import { getLugar as call } from '#contract/catalogue.ts';
import { handleOutside } from '#server/calls/handler.ts';

/** Half the side of the square that is searched, in degrees: some 50 km. */
const NEAR = 0.5;

// One indexed read needs no transaction.
export const getLugar = handleOutside(call, async ({ lat, lng }, { db }) => {
  const found = await db
    .selectFrom('ciudad as c')
    .innerJoin('estado as e', 'e.id', 'c.estado_id')
    .select(['e.nombre as estado', 'c.nombre as ciudad'])
    .where('c.lat', '>=', lat - NEAR)
    .where('c.lat', '<=', lat + NEAR)
    .where('c.lng', '>=', lng - NEAR)
    .where('c.lng', '<=', lng + NEAR)
    // A degree of longitude is shorter the further one is from the equator.
    .orderBy(
      sql`power(c.lat - ${lat}::float8, 2) + power((c.lng - ${lng}::float8) * cos(radians(${lat}::float8)), 2)`,
    )
    .limit(1)
    .executeTakeFirst();
  return { estado: found?.estado ?? '', ciudad: found?.ciudad ?? '' };
});
