import { getProfiles as call } from '#contract/search.ts';
import { withoutWhole } from '#domain/search/place-names.ts';
import { searchText, signsAlone } from '#lib/search-text.ts';
import { failAt } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import type { Db } from '#server/db/pool.ts';
import { categoryNames } from '#server/features/catalogue/index.ts';
import { type Place, placeInText, placeOf } from './place.ts';
import { type Criteria, findProfiles } from './queries.ts';
import { fromCursor, type Ranked, toCursor } from './ranking.ts';
import { recommend } from './recommend.ts';
import {
  categoriesOf,
  meantBy,
  readingsOf,
  readSigns,
  readWords,
  type Meant,
  type Word,
} from './text.ts';
import { tradesOf } from './trades.ts';
import { cardsOf } from './views.ts';

const PAGE = 20;
const SHORT_WORD = 5;
/** Later pages are empty: nobody reads further, and far offsets are slow. */
const LAST_PAGE = 50;
const NO_RESULTS = { profiles: [], profiles_recommended: [], hay_mas: false, siguiente: null };

interface SearchRequest {
  readonly words: readonly Word[];
  readonly meant: Meant | null;
  readonly place: Place;
  /** The category chosen besides the text. */
  readonly categoria: number | null;
}

export const getProfiles = handle(call, async ({ search = {} }, { db }) => {
  const { page = 1, despues } = search;
  if (page > LAST_PAGE) return NO_RESULTS;
  const from =
    despues === undefined ? null : (fromCursor(despues) ?? failAt('despues', 'invalid_input'));
  const wanted = await interpret(db, search);
  if (!wanted) return NO_RESULTS;
  const { found, reading } = from
    ? await findNext(db, wanted, from)
    : await findPage(db, wanted, page);
  const { shown, following } = pageOf(found, PAGE, (last) => toCursor(reading, last));
  const first = page === 1 && !from;
  return {
    profiles: await cardsOf(
      db,
      shown.map(({ account_id }) => account_id),
      searchedTrades(wanted),
    ),
    profiles_recommended: first ? await recommendFor(db, wanted, shown.length > 0) : [],
    ...following,
  };
});

const searchedTrades = ({ categoria, meant, words }: SearchRequest) => {
  const one = categoria ?? meant?.categoria;
  return one === undefined ? categoriesOf(words) : [one];
};

const recommendFor = (db: Db, wanted: SearchRequest, found: boolean) =>
  recommend(db, { categorias: searchedTrades(wanted), place: wanted.place, found });

/** Interprets the search; null when a filter names something that does not exist, which matches nobody. */
async function interpret(
  db: Db,
  filters: { texto?: string; categoria?: string; estado?: string; ciudad?: string },
): Promise<SearchRequest | null> {
  const { texto = '', categoria = '', estado = '', ciudad = '' } = filters;
  const chosen = searchText(categoria);
  const categories = chosen ? await categoryNames(db) : [];
  const match = categories.find((one) => searchText(one.categoria) === chosen);
  if (chosen && !match) return null;
  const place = await placeOf(db, { estado, ciudad });
  if (!place) return null;
  const text = withoutWhole(searchText(texto));
  const trades = await tradesOf(db);
  const namesTrade = (before: string) =>
    readWords(before, trades).some(
      // A short word that only resembles a trade is rather a name: «ramon» is not «raton».
      ({ text: word, categorias, sure }) =>
        categorias.length > 0 && (sure || word.length > SHORT_WORD),
    );
  const named = place.estadoId === null && text ? await placeInText(db, text, namesTrade) : null;
  const sought = named?.rest ?? text;
  return {
    words: [...readWords(sought, trades), ...readSigns(signsAlone(texto))],
    meant: meantBy(sought, trades),
    place: named?.place ?? place,
    categoria: match?.id ?? null,
  };
}

/** One row more than a page, and the index of the reading that found them. */
interface Page {
  readonly found: Ranked[];
  readonly reading: number;
}

const criteriaOf = (wanted: SearchRequest): Criteria[] =>
  readingsOf(wanted.words, wanted.meant).map((reading) => ({
    reading: {
      ...reading,
      trades: [...(wanted.categoria === null ? [] : [[wanted.categoria]]), ...reading.trades],
    },
    place: wanted.place,
    categorias: searchedTrades(wanted),
  }));

/** The page of the first reading that finds anybody. */
async function findPage(db: Db, wanted: SearchRequest, page: number): Promise<Page> {
  const slice = { after: null, offset: (page - 1) * PAGE, limit: PAGE + 1 };
  for (const [reading, criteria] of criteriaOf(wanted).entries()) {
    const found = await findProfiles(db, criteria, slice);
    if (found.length > 0) return { found, reading };
    if (
      page > 1 &&
      (await findProfiles(db, criteria, { ...slice, offset: 0, limit: 1 })).length > 0
    )
      break;
  }
  return { found: [], reading: 0 };
}

/** The page after a position, for the reading of the cursor. */
async function findNext(
  db: Db,
  wanted: SearchRequest,
  { reading, position }: { reading: number; position: Ranked },
): Promise<Page> {
  const criteria = criteriaOf(wanted)[reading];
  const slice = { after: position, offset: 0, limit: PAGE + 1 };
  return { found: criteria ? await findProfiles(db, criteria, slice) : [], reading };
}
