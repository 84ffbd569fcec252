import { sql } from 'kysely';
import { searchText, WHOLE_COUNTRY, WHOLE_STATE } from '#domain/search-text.ts';
import type { Db } from '#server/db/pool.ts';
import { findCiudad, findEstado } from '#server/features/accounts/index.ts';

/** Where somebody is sought; null does not matter. */
export interface Place {
  readonly estadoId: number | null;
  readonly ciudadId: number | null;
}

export const ANYWHERE: Place = { estadoId: null, ciudadId: null };

/** How people call states whose official name is longer. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  cdmx: 'ciudad de mexico',
  df: 'ciudad de mexico',
  edomex: 'mexico',
  'estado de mexico': 'mexico',
  coahuila: 'coahuila de zaragoza',
  michoacan: 'michoacan de ocampo',
  veracruz: 'veracruz de ignacio de la llave',
};

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
  const words = text.split(' ');
  const endings = new Map<string, string>();
  for (let size = 1; size <= Math.min(LONGEST_NAME, words.length); size++) {
    const before = words.slice(0, -size);
    if (before.at(-1) !== 'en' && !namesTrade(before.join(' '))) continue;
    endings.set(words.slice(-size).join(' '), before.join(' '));
  }
  if (endings.size === 0) return null;
  const found = await placeNamed(db, [...endings.keys()]);
  return found && { place: found.place, rest: endings.get(found.name) ?? '' };
}

/** The longest of the names that is a place; a state before a city, a large city before a small. */
async function placeNamed(
  db: Db,
  names: readonly string[],
): Promise<{ place: Place; name: string } | null> {
  const sought = names.map((name) => SHORT_NAMES[name] ?? name);
  const { rows } = await sql<{ estado: number; ciudad: number | null; name: string }>`
    select id as estado, null::int as ciudad, search_text(nombre) as name, 0 as people
      from estado where search_text(nombre) = any(${sought})
    union all
    select estado_id, id, search_text(nombre), poblacion
      from ciudad where search_text(nombre) = any(${sought})
    order by ciudad is not null, people desc`.execute(db);
  for (const [index, name] of names.map((one, i) => [i, one] as const).toReversed()) {
    const row = rows.find((candidate) => candidate.name === sought[index]);
    if (row) return { place: { estadoId: row.estado, ciudadId: row.ciudad }, name };
  }
  return null;
}
