import { sql } from 'kysely';
import { SHORT_PLACE_NAMES } from '#domain/place-names.ts';
import { searchText, WHOLE_COUNTRY, WHOLE_STATE } from '#domain/search-text.ts';
import type { Db } from '#server/db/pool.ts';
import { findCiudad, findEstado } from '#server/features/accounts/index.ts';

/** Where somebody is sought; null does not matter. */
export interface Place {
  readonly estadoId: number | null;
  readonly ciudadId: number | null;
}

export const ANYWHERE: Place = { estadoId: null, ciudadId: null };

const LONGEST_NAME = 6;

/** The place that the filters name; null when there is none of that name. */
export async function placeOf(
  db: Db,
  { estado, ciudad }: { estado: string; ciudad: string },
): Promise<Place | null> {
  const anyState = estado === '' || estado === WHOLE_COUNTRY;
  const anyCity = ciudad === '' || ciudad === WHOLE_STATE;
  if (anyState && anyCity) return ANYWHERE;
  if (anyState) return placeNamed(db, [searchText(ciudad)]).then((found) => found?.place ?? null);
  const estadoId = await findEstado(db, estado);
  if (estadoId === null) return null;
  if (anyCity) return { estadoId, ciudadId: null };
  const ciudadId = await findCiudad(db, estadoId, ciudad);
  return ciudadId === null ? null : { estadoId, ciudadId };
}

/**
 * The place at the end of a normalized text and the text before it. «plomero en león» names one;
 * a lone «león» is taken for a person, so what comes before must be a trade or end in «en».
 */
export async function placeInText(
  db: Db,
  text: string,
  namesTrade: (before: string) => boolean,
): Promise<{ place: Place; rest: string } | null> {
  const endings = endingsOf(text, namesTrade);
  const found = await placeNamed(db, [...endings.keys()]);
  if (!found) return null;
  const rest = endings.get(found.name) ?? '';
  const { estadoId, ciudadId } = found.place;
  if (ciudadId !== null || estadoId === null) return { place: found.place, rest };
  // «plomero en tonalá jalisco»: the city before its state.
  const before = endingsOf(rest, namesTrade);
  const city = await placeNamed(db, [...before.keys()], estadoId);
  return city
    ? { place: city.place, rest: before.get(city.name) ?? '' }
    : { place: found.place, rest };
}

/** What the last words of a text may name, shortest first, with the text before each. */
function endingsOf(text: string, namesTrade: (before: string) => boolean): Map<string, string> {
  const words = text.split(' ');
  const endings = new Map<string, string>();
  for (let size = 1; size <= Math.min(LONGEST_NAME, words.length); size++) {
    const before = words.slice(0, -size);
    if (before.at(-1) === 'en' || namesTrade(before.join(' ')))
      endings.set(words.slice(-size).join(' '), before.join(' '));
  }
  return endings;
}

/**
 * The longest of the names (shortest first) that is a place: a state before a city, a large city
 * before a small one; within a state only its cities.
 */
async function placeNamed(
  db: Db,
  names: readonly string[],
  within: number | null = null,
): Promise<{ place: Place; name: string } | null> {
  if (names.length === 0) return null;
  // Alone it is the country, its capital or a state.
  const sought = names.map((name) => (name === 'mexico' ? '' : (SHORT_PLACE_NAMES[name] ?? name)));
  const { rows } = await sql<{ estado: number; ciudad: number | null; name: string }>`
    select id as estado, null::int as ciudad, search_text(nombre) as name, null::int as people
      from estado where search_text(nombre) = any(${sought}) and ${within}::int is null
    union all
    select estado_id, id, search_text(nombre), poblacion
      from ciudad where search_text(nombre) = any(${sought})
        and estado_id = coalesce(${within}, estado_id)
    order by people desc nulls first`.execute(db);
  for (const [index, name] of [...names.entries()].toReversed()) {
    const row = rows.find((candidate) => candidate.name === sought[index]);
    if (row) return { place: { estadoId: row.estado, ciudadId: row.ciudad }, name };
  }
  return null;
}
