import type { Db } from '#server/db/pool.ts';
import { findFitting, oneOf, stagesOf } from './fitting.ts';
import { findListed } from './listed.ts';
import type { Place } from './place.ts';
import type { Ranked, Slice } from './ranking.ts';
import { wordsLike } from './similar.ts';
import type { Reading } from './text.ts';

/** Longer words are stored truncated (0023_search.sql). */
const LONGEST_WORD = 60;

/** So many groups of codes leave few of those who match a word. */
const MANY_FILTERS = 4;

export interface Criteria {
  readonly reading: Reading;
  readonly place: Place;
  /** The trades that are searched: who has one of them comes first, also where words decide. */
  readonly categorias: readonly number[];
  /** Codes of the other filters: one of each group must match. */
  readonly filters: readonly (readonly string[])[];
}

/** The professionals who match, best first (decisions §3). */
export async function findProfiles(
  db: Db,
  { reading, place, categorias, filters }: Criteria,
  slice: Slice,
): Promise<Ranked[]> {
  const [trades] = reading.trades;
  const onlyTrades = reading.words.length === 0 && reading.similar.length === 0;
  const listed = trades && onlyTrades && reading.trades.length === 1;
  // In the whole country too many would be looked at, one by one, for the few who meet the filters.
  if (listed && (filters.length === 0 || place.estadoId !== null))
    return findListed(db, { categorias: trades, place, met: metBy(filters) }, slice);
  const similar: string[][] = [];
  for (const word of reading.similar) {
    const alike = await wordsLike(db, word);
    if (alike.length === 0) return [];
    similar.push(alike);
  }
  // In one city, or with most of the filters, a word or a trade matches too few to be among the best.
  const few =
    reading.trades.length + reading.words.length > 0 &&
    (place.ciudadId !== null || filters.length >= MANY_FILTERS);
  const parts = [...lexemesOf(reading, similar, place), metBy(filters)];
  const depth = slice.offset + slice.limit;
  const found: Ranked[] = [];
  for (const stage of stagesOf(reading, categorias, slice.after)) {
    found.push(...(await findFitting(db, { parts, few, stage }, depth - found.length)));
    if (found.length === depth) break;
  }
  return found.slice(slice.offset);
}

/** The search as parts of a tsquery: every one must match; within a part one is enough (0023_search.sql). */
function lexemesOf(
  { trades, words }: Reading,
  similar: readonly (readonly string[])[],
  place: Place,
): string[] {
  const parts = [
    ...trades.map((categorias) => categorias.map((id) => `'#t${id}'`)),
    // `:*` matches the beginning of words.
    ...words.map((word) => [`${quoted(word.slice(0, LONGEST_WORD))}:*`]),
    ...similar.map((alike) => alike.map(quoted)),
    placesServing(place),
  ];
  return parts.filter((any) => any.length > 0).map(oneOf);
}

/** The codes of filters as a tsquery; '' for none. */
export const metBy = (filters: Criteria['filters']): string =>
  filters.map((codes) => oneOf(codes.map(quoted))).join(' & ');

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
