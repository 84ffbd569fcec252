import { sql } from 'kysely';
import { CP_OF_NOBODY, cpOfCity, cpOfState } from '#contract/accounts/address.ts';
import { stateOfPostalCode } from '#domain/accounts/postal-code.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';
import { fail } from '#server/calls/failure.ts';
import type { Db } from '#server/db/pool.ts';

/** Where a professional works; null means «todo el pais» or «todo el estado». */
export interface ServiceArea {
  readonly estadoId: number | null;
  readonly ciudadId: number | null;
}

interface PlaceNames {
  readonly estado: string;
  readonly ciudad: string;
}

/** The fields that get the error texts; a form with two places names its own. */
const FIELDS = { estado: 'estado', ciudad: 'ciudad' };

const UNKNOWN_STATE = 'Elige un estado de la lista.';
const UNKNOWN_CITY = 'Elige una ciudad de la lista.';

/** The id of the state with this name, ignoring accents and capitals; null when there is none. */
export async function findEstado(db: Db, nombre: string): Promise<number | null> {
  const row = await db
    .selectFrom('estado')
    .select('id')
    .where(sql<boolean>`search_text(nombre) = search_text(${nombre})`)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The id of the city with this name in a state, compared likewise; an exact match wins. */
export async function findCiudad(db: Db, estadoId: number, nombre: string): Promise<number | null> {
  const row = await db
    .selectFrom('ciudad')
    .select('id')
    .where('estado_id', '=', estadoId)
    .where(sql<boolean>`search_text(nombre) = search_text(${nombre})`)
    .orderBy(sql`nombre = ${nombre}`, 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Resolves a state and a city. An unknown name ends the call with a text at its field. */
export async function resolvePlace(
  db: Db,
  place: PlaceNames,
  fields: PlaceNames = FIELDS,
): Promise<{ estadoId: number; ciudadId: number }> {
  const estadoId = await findEstado(db, place.estado);
  if (estadoId === null) return fail('invalid_input', { [fields.estado]: UNKNOWN_STATE });
  const ciudadId = await findCiudad(db, estadoId, place.ciudad);
  if (ciudadId === null) return fail('invalid_input', { [fields.ciudad]: UNKNOWN_CITY });
  return { estadoId, ciudadId };
}

/**
 * Resolves an address: state and city, held against its postal code. The first two digits tell the state; the
 * catalogue, where it knows the code, the city.
 */
export async function resolveAddress(
  db: Db,
  address: PlaceNames & { readonly cp: string },
): Promise<{ estadoId: number; ciudadId: number }> {
  const place = await resolvePlace(db, address);
  const state = stateOfPostalCode(address.cp);
  if (state === null) return fail('invalid_input', { cp: CP_OF_NOBODY });
  if (state !== place.estadoId) {
    const { nombre } = await db
      .selectFrom('estado')
      .select('nombre')
      .where('id', '=', state)
      .executeTakeFirstOrThrow();
    return fail('invalid_input', { cp: cpOfState(nombre) });
  }
  const elsewhere = await cityElsewhere(db, address.cp, place.ciudadId);
  if (elsewhere !== undefined) return fail('invalid_input', { cp: cpOfCity(elsewhere) });
  return place;
}

/**
 * The city of a postal code when it is another municipality's than the given one; undefined when they agree, or
 * when the catalogue does not know the code or the city's municipality.
 */
async function cityElsewhere(db: Db, cp: string, ciudadId: number): Promise<string | undefined> {
  const cities = await db
    .selectFrom('codigo_postal as p')
    .innerJoin('municipio as m', (join) =>
      join.onRef('m.estado_id', '=', 'p.estado_id').onRef('m.clave', '=', 'p.municipio'),
    )
    .innerJoin('ciudad as c', 'c.id', 'm.ciudad_id')
    .select(['c.id', 'c.nombre'])
    .where('p.cp', '=', cp)
    .where(sql<boolean>`exists (select from municipio own where own.ciudad_id = ${ciudadId})`)
    .distinct()
    .execute();
  return cities.some(({ id }) => id === ciudadId) ? undefined : cities[0]?.nombre;
}

/** Like `resolvePlace`, for where a professional works: also accepts the whole country or a whole state. */
export async function resolveServiceArea(
  db: Db,
  area: PlaceNames,
  fields: PlaceNames = FIELDS,
): Promise<ServiceArea> {
  if (area.estado === WHOLE_COUNTRY) {
    if (area.ciudad === WHOLE_STATE) return { estadoId: null, ciudadId: null };
    return fail('invalid_input', {
      [fields.ciudad]: 'Para trabajar en todo el país, elige «todo el estado».',
    });
  }
  if (area.ciudad !== WHOLE_STATE) return resolvePlace(db, area, fields);
  const estadoId = await findEstado(db, area.estado);
  if (estadoId === null) return fail('invalid_input', { [fields.estado]: UNKNOWN_STATE });
  return { estadoId, ciudadId: null };
}
