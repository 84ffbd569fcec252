import { sql } from 'kysely';
import {
  maySayNeighbourhood,
  type Neighbourhood,
  neighbourhoodIn,
} from '#domain/search/neighbourhood.ts';
import { SHORT_PLACE_NAMES } from '#domain/search/place-names.ts';
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
/** Smaller places have names like ordinary words («Casas»), so they count only after «en». */
const KNOWN_FROM = 10_000;

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

/**
 * The place named in a normalized text, and the text without it. «plomero en león» names one; a lone «león»
 * counts as a person's name, so the rest must name a trade or «en» must stand before it.
 */
export async function placeInText(
  db: Db,
  text: string,
  namesTrade: (rest: string) => boolean,
): Promise<{ place: Place; rest: string } | null> {
  const first = await longestPlace(db, text, { namesTrade });
  if (!first) return null;
  // «tonalá jalisco» and «jalisco, tonalá»: the city and its state, whichever was longer.
  const isState = first.place.ciudadId === null;
  const { estadoId } = first.place;
  const second = await longestPlace(db, first.rest, { namesTrade, ...(isState && { estadoId }) });
  if (isState) return second?.place.ciudadId ? second : first;
  if (!second || second.place.ciudadId !== null) return first;
  const there = await cityNamed(db, first.sought, second.place.estadoId);
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

/** So large that its name stands behind that of a neighbourhood, and is not part of it. */
const CITY_FROM = 100_000;

/** Which words of a normalized text are the name of a large city. */
async function citiesIn(db: Db, text: string): Promise<ReadonlySet<string>> {
  const spans = spansOf(text);
  const places = await placesNamed(
    db,
    spans.map(({ sought }) => sought),
  );
  const large = new Set(
    places.filter(({ people }) => people !== null && people >= CITY_FROM).map(({ name }) => name),
  );
  return new Set(spans.flatMap(({ name, sought }) => (large.has(sought) ? [name] : [])));
}

/** The neighbourhood and the postal code that a text as typed names, and the text without them. */
export async function neighbourhoodOf(
  db: Db,
  text: string,
  { vocabulary }: TermIndex,
): Promise<Neighbourhood> {
  const isWord = (word: string) => isFillerWord(word) || vocabulary.has(word);
  const cities = maySayNeighbourhood(text, isWord) ? await citiesIn(db, searchText(text)) : null;
  return neighbourhoodIn(text, (name) => cities?.has(name) ?? false, isWord);
}

interface Found {
  readonly place: Place;
  readonly rest: string;
  readonly sought: string;
}

/**
 * The longest place name; of equally long ones a state, then the last, then the largest. `estadoId`
 * restricts it to one state's cities.
 */
async function longestPlace(
  db: Db,
  text: string,
  { namesTrade, estadoId }: { namesTrade: (rest: string) => boolean; estadoId?: number | null },
): Promise<Found | null> {
  const spans = spansOf(text);
  const places = await placesNamed(
    db,
    spans.map(({ sought }) => sought),
    estadoId,
  );
  const fitting = spans.flatMap((span) => {
    const meant = places.find(
      ({ name, people }) =>
        name === span.sought && (span.behindEn || people === null || people >= KNOWN_FROM),
    );
    const said = meant && (span.behindEn || (!isFiller(span.name) && namesTrade(span.rest)));
    return said ? [{ ...span, meant }] : [];
  });
  const [best] = fitting.toSorted(
    (a, b) =>
      b.size - a.size ||
      Number(b.meant.ciudad === null) - Number(a.meant.ciudad === null) ||
      b.from - a.from,
  );
  if (!best) return null;
  const { meant, rest, sought } = best;
  return { place: { estadoId: meant.estado, ciudadId: meant.ciudad }, rest, sought };
}

/** All spans of consecutive words, each with the rest of the text. */
function spansOf(text: string) {
  const words = text.split(' ').filter(Boolean);
  return words.slice(0, WORDS_READ).flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (_, more) => {
      const size = more + 1;
      const name = words.slice(from, from + size).join(' ');
      const before = words.slice(0, from).join(' ');
      const kept = before.replace(/(^| )en( la| el)?$/, '');
      return {
        from,
        size,
        name,
        // «mexico» alone could be the country, its capital or a state, and «en la colonia» is no city: ignored.
        sought: ['mexico', 'colonia', 'la colonia'].includes(name)
          ? ''
          : (SHORT_PLACE_NAMES[name] ?? name),
        behindEn: kept !== before,
        rest: [kept, ...words.slice(from + size)].filter(Boolean).join(' '),
      };
    }),
  );
}

const cityNamed = async (db: Db, name: string, estadoId?: number | null): Promise<Place | null> => {
  const [found] = await placesNamed(db, [SHORT_PLACE_NAMES[name] ?? name], estadoId);
  return found ? { estadoId: found.estado, ciudadId: found.ciudad } : null;
};

/**
 * The states and cities with these names: states first, then cities by size; or only one state's cities.
 */
async function placesNamed(db: Db, names: readonly string[], estadoId: number | null = null) {
  if (names.length === 0) return [];
  const { rows } = await sql<{
    estado: number;
    ciudad: number | null;
    name: string;
    people: number | null;
  }>`
    select id as estado, null::int as ciudad, search_text(nombre) as name, null::int as people
      from estado where search_text(nombre) = any(${names}) and ${estadoId}::int is null
    union all
    select estado_id, id, search_text(nombre), poblacion
      from ciudad where search_text(nombre) = any(${names})
        and estado_id = coalesce(${estadoId}, estado_id)
    order by people desc nulls first`.execute(db);
  return rows;
}
