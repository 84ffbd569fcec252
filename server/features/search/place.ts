import { sql } from 'kysely';
import { isOrdinaryName } from '#domain/search/ordinary-words.ts';
import { SHARED_PLACE_NAMES, SHORT_PLACE_NAMES } from '#domain/search/place-names.ts';
import { isFillerWord } from '#domain/search/plain-words.ts';
import type { TermIndex } from '#domain/search/terms.ts';
import { searchText, WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';
import { isFiller } from '#domain/search/trade-of.ts';
import type { Db } from '#server/db/pool.ts';
import { findCiudad, findEstado } from '#server/features/accounts/index.ts';

/** The searched place; null means anywhere. */
export interface Place {
  readonly estadoId: number | null;
  readonly ciudadId: number | null;
}

export const ANYWHERE: Place = { estadoId: null, ciudadId: null };

const LONGEST_NAME = 6;
/** The most words read: each span of words is looked up. */
const WORDS_READ = 40;
/** Smaller ones are known to few: they count only behind «en», where one alone has the name, which is like no thing's. */
export const KNOWN_FROM = 10_000;
/** Larger ones are known to everybody, even where their name is an ordinary word: «en Nogales». */
export const CITY_FROM = 100_000;

/** The place named by the filters; null when it does not exist. */
export async function placeOf(
  db: Db,
  { estado, ciudad }: { estado: string; ciudad: string },
): Promise<Place | null> {
  const anyState = ['', WHOLE_COUNTRY].includes(searchText(estado));
  const anyCity = ['', WHOLE_STATE].includes(searchText(ciudad));
  if (anyState && anyCity) return ANYWHERE;
  if (anyState) return cityNamed(db, searchText(ciudad));
  const estadoId = await findEstado(db, estado);
  if (estadoId === null) return null;
  if (anyCity) return { estadoId, ciudadId: null };
  const ciudadId = await findCiudad(db, estadoId, ciudad);
  return ciudadId === null ? null : { estadoId, ciudadId };
}

interface Reading {
  /** Whether the words around a name ask for a trade. */
  readonly namesTrade: (rest: string) => boolean;
  readonly index: TermIndex;
}

/**
 * The place named in a normalized text, and the text without it. «plomero en león» names one; a lone «león»
 * counts as a person's name, so the rest must name a trade or «en» must stand before it. A name of ordinary words,
 * «la llave», is one only with its state behind it, or where the text says that it is a city.
 */
export async function placeInText(
  db: Db,
  text: string,
  reading: Reading,
): Promise<{ place: Place; rest: string } | null> {
  const first = await longestPlace(db, text, reading);
  if (!first) return null;
  // «tonalá jalisco» and «jalisco, tonalá»: the city and its state, whichever was longer.
  const isState = first.place.ciudadId === null;
  const { estadoId } = first.place;
  const state = { estadoId, at: first.introduced ? null : first.from };
  const second = await longestPlace(db, first.rest, reading, isState ? state : undefined);
  if (isState) return second?.place.ciudadId ? second : first;
  if (!second) return first;
  const there = await cityNamed(db, first.sought, second.place.estadoId);
  // «Monterrey, San Pedro»: another city says of which state the name is, where both are in one.
  return there ? { place: there, rest: second.rest } : first;
}

/** The names of a place; null for those that it has not. */
export async function placeNames(
  db: Db,
  place: Place | undefined,
): Promise<{ estado: string | null; ciudad: string | null }> {
  const names = place?.estadoId
    ? await db
        .selectFrom('estado as e')
        .leftJoin('ciudad as c', (join) => join.on('c.id', '=', place.ciudadId))
        .select(['e.nombre as estado', 'c.nombre as ciudad'])
        .where('e.id', '=', place.estadoId)
        .executeTakeFirst()
    : undefined;
  return { estado: names?.estado ?? null, ciudad: names?.ciudad ?? null };
}

export const officialName = (name: string): string => SHORT_PLACE_NAMES[name] ?? name;

export const wordIn =
  ({ vocabulary }: TermIndex) =>
  (word: string): boolean =>
    isFillerWord(word) || vocabulary.has(word);

interface Found {
  readonly place: Place;
  readonly rest: string;
  readonly sought: string;
  readonly from: number;
  readonly introduced: boolean;
}

/**
 * The longest place name; of equally long ones a state, then the last, then the largest. `state`
 * restricts it to one state's cities, and says before which word its name stood, unless as «en Jalisco».
 */
async function longestPlace(
  db: Db,
  text: string,
  { namesTrade, index }: Reading,
  state?: { estadoId: number | null; at: number | null },
): Promise<Found | null> {
  const spans = spansOf(text);
  const places = await placesNamed(
    db,
    spans.map(({ sought }) => sought),
    state?.estadoId,
  );
  const fitting = spans.flatMap((span) => {
    const named = places.filter(({ name }) => namesOf(span.sought).includes(name));
    const [meant] = named;
    if (!meant) return [];
    const sure = span.marked || span.from + span.size === state?.at;
    const known = meant.people === null || meant.people >= KNOWN_FROM;
    const introduced = span.introduction !== '';
    if (!sure && meant.ciudad !== null && isOrdinaryName(span.sought, wordIn(index))) {
      // «en nogales» may be the city, «en la isla» is none.
      if ((meant.people ?? 0) < CITY_FROM || span.introduction !== 'en') return [];
    }
    const unlike = named.length === 1 && !/^(?:el|la|los|las) /.test(span.sought);
    if (!sure && !known && !(introduced && unlike)) return [];
    const said = introduced || (!isFiller(span.name) && namesTrade(span.rest));
    return said ? [{ ...span, introduced, meant }] : [];
  });
  const [best] = fitting.toSorted(
    (a, b) =>
      b.size - a.size ||
      Number(b.meant.ciudad === null) - Number(a.meant.ciudad === null) ||
      b.from - a.from,
  );
  if (!best) return null;
  const { meant, rest, sought, from, introduced } = best;
  return {
    place: { estadoId: meant.estado, ciudadId: meant.ciudad },
    rest,
    sought,
    from,
    introduced,
  };
}

/** «en», «en la» and what says of a name that it is one: «en el municipio de». */
const INTRODUCTION =
  /(?:^| )(en(?: la| el)?|(?:en )?(?:(?:la |el )?(?:ciudad|municipio|pueblo|alcaldia) de))$/;

/** All spans of consecutive words, each with the rest of the text. */
export function spansOf(text: string) {
  const words = text.split(' ').filter(Boolean);
  return words.slice(0, WORDS_READ).flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (_, more) => {
      const size = more + 1;
      const name = words.slice(from, from + size).join(' ');
      const before = words.slice(0, from).join(' ');
      const [whole = '', introduction = ''] = INTRODUCTION.exec(before) ?? [];
      const kept = before.slice(0, before.length - whole.length);
      return {
        from,
        size,
        name,
        // «mexico» alone could be the country, its capital or a state, and «en la colonia» is no city: ignored.
        sought: ['mexico', 'colonia', 'la colonia'].includes(name) ? '' : officialName(name),
        introduction,
        marked: introduction.endsWith(' de'),
        rest: [kept, ...words.slice(from + size)].filter(Boolean).join(' '),
      };
    }),
  );
}

/** A normalized name of a place, and whose short name it is besides. */
const namesOf = (name: string): string[] => [name, SHARED_PLACE_NAMES[name] ?? name];

const cityNamed = async (db: Db, name: string, estadoId?: number | null): Promise<Place | null> => {
  const [found] = await placesNamed(db, [officialName(name)], estadoId);
  return found ? { estadoId: found.estado, ciudadId: found.ciudad } : null;
};

/**
 * The states and cities with these names: states first, then cities by size; or only one state's cities.
 */
export async function placesNamed(
  db: Db,
  names: readonly string[],
  estadoId: number | null = null,
) {
  if (names.length === 0) return [];
  const all = names.flatMap(namesOf);
  const { rows } = await sql<{
    estado: number;
    ciudad: number | null;
    name: string;
    people: number | null;
  }>`
    select id as estado, null::int as ciudad, search_text(nombre) as name, null::int as people
      from estado where search_text(nombre) = any(${all}) and ${estadoId}::int is null
    union all
    select estado_id, id, search_text(nombre), poblacion
      from ciudad where search_text(nombre) = any(${all})
        and estado_id = coalesce(${estadoId}, estado_id)
    order by people desc nulls first`.execute(db);
  return rows;
}
