import { isKnownNeighbourhood } from '#domain/search/known-neighbourhoods.ts';
import {
  maySayNeighbourhood,
  type Neighbourhood,
  neighbourhoodIn,
} from '#domain/search/neighbourhood.ts';
import { isOrdinaryName, isOrdinaryWord } from '#domain/search/ordinary-words.ts';
import { SHORT_PLACE_NAMES, withoutState } from '#domain/search/place-names.ts';
import { beginningsOf, routesIn } from '#domain/search/route.ts';
import { aroundStreets, CENTRO, maySayStreet } from '#domain/search/street.ts';
import type { TermIndex } from '#domain/search/terms.ts';
import { searchText } from '#lib/search-text.ts';
import type { Db } from '#server/db/pool.ts';
import { CITY_FROM, KNOWN_FROM, officialName, placesNamed, spansOf, wordIn } from './place.ts';

/** The place in a text as typed: its neighbourhood and postal code, and the text with the place of the work alone. */
export async function addressIn(db: Db, text: string, index: TermIndex): Promise<Neighbourhood> {
  const streetless = await besideStreets(db, text, index);
  return neighbourhoodOf(db, await atOrigin(db, streetless, index), index);
}

/**
 * Which words of a normalized text are the name of a large city, or of a state: of one that stands behind a
 * neighbourhood only its short name is sure, «col. Roma CDMX».
 */
async function citiesIn(db: Db, text: string) {
  const spans = spansOf(text);
  const places = await placesNamed(
    db,
    spans.map(({ sought }) => sought),
  );
  const states = new Set(places.filter(({ ciudad }) => ciudad === null).map(({ name }) => name));
  const large = new Set(
    places.filter(({ people }) => people !== null && people >= CITY_FROM).map(({ name }) => name),
  );
  const named = (of: ReadonlySet<string>) =>
    new Set(spans.flatMap(({ name, sought }) => (of.has(sought) ? [name] : [])));
  const [cities, others] = [named(large), named(states)];
  const isShort = (name: string) => name in SHORT_PLACE_NAMES || name === 'ciudad de mexico';
  return {
    isPlace: (name: string) => cities.has(name) || others.has(name),
    isCity: (name: string) => cities.has(name) || (isShort(name) && others.has(name)),
  };
}

/** A text without its streets; a city or neighbourhood right behind one is where that is, «calle Morelos 12 Tepic». */
async function besideStreets(db: Db, text: string, index: TermIndex): Promise<string> {
  const isWord = wordIn(index);
  if (!maySayStreet(text, isWord)) return text;
  const { isPlace } = await citiesIn(db, searchText(text));
  const [first = '', ...others] = aroundStreets(text, { isWord, isPlace });
  return others.reduce((before, behind) => {
    const said = behind.replace(/^[\s,]+/u, '');
    const after = CENTRO.test(said) ? `colonia ${said}` : said;
    const words = searchText(after).split(' ');
    const names = [3, 2, 1].map((size) => words.slice(0, size).join(' '));
    const isThere = names.some((name) => isPlace(name) || isKnownNeighbourhood(name));
    return `${before.trimEnd()} ${isThere ? 'en' : ','} ${after}`;
  }, first);
}

/**
 * A text that says where something is moved, «mudanza de Zapopan a Tonalá», with only where it is moved from, «mudanza en
 * Zapopan»: that is the place of the work.
 */
async function atOrigin(db: Db, text: string, index: TermIndex): Promise<string> {
  const routes = routesIn(text).map(({ before, origin, behind }) => ({
    before,
    origin,
    behind,
    origins: beginningsOf(origin),
    ends: beginningsOf(behind),
  }));
  if (routes.length === 0) return text;
  const names = routes.flatMap(({ origins, ends }) =>
    [...origins, ...ends].map(({ name }) => searchText(name)),
  );
  const short = names.flatMap((name) => withoutState(name) ?? []);
  const cities = await placesNamed(db, [...new Set([...names, ...short].map(officialName))]);
  const isPlace = ({ name }: { name: string }): boolean => {
    const plain = searchText(name);
    if (isKnownNeighbourhood(plain) || /^(?:colonia|col|fracc|fraccionamiento) \S/.test(plain))
      return true;
    return [plain, withoutState(plain)].some((called) => {
      const from = isOrdinaryName(called ?? '', wordIn(index)) ? CITY_FROM : KNOWN_FROM;
      return cities.some(
        ({ name: one, people }) =>
          called && one === officialName(called) && (people === null || people >= from),
      );
    });
  };
  const route = routes.find(({ origins, ends }) => origins.some(isPlace) && ends.some(isPlace));
  if (!route) return text;
  const { before, origin, behind, ends } = route;
  return `${before}en ${origin}${ends.find(isPlace)?.rest ?? behind}`;
}

/** The neighbourhood and the postal code that a text as typed names, and the text without them. */
async function neighbourhoodOf(db: Db, text: string, index: TermIndex): Promise<Neighbourhood> {
  const isWord = (word: string) => isOrdinaryWord(word, wordIn(index));
  const cities = maySayNeighbourhood(text, isWord) ? await citiesIn(db, searchText(text)) : null;
  return neighbourhoodIn(text, (name) => cities?.isCity(name) ?? false, isWord);
}
