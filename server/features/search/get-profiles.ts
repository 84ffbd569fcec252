import { getProfiles as call } from '#contract/search.ts';
import { failAt } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import type { Db } from '#server/db/pool.ts';
import { criteriaOf, interpret, searchedTrades, type SearchRequest } from './interpret.ts';
import { placeNames } from './place.ts';
import { findProfiles } from './queries.ts';
import { BESIDES, fromCursor, MAIN, type Ranked, toCursor } from './ranking.ts';
import { recommend } from './recommend.ts';
import { type CardRow, foundCards } from './views.ts';

const PAGE = 20;
/** Later pages are empty: nobody reads further, and far offsets are slow. */
const LAST_PAGE = 50;
const NO_RESULTS = {
  profiles: [],
  profiles_recommended: [],
  ciudad: '',
  hay_mas: false,
  siguiente: null,
};

export const getProfiles = handle(call, async ({ search = {} }, { db, now }) => {
  const { page = 1, despues } = search;
  if (page > LAST_PAGE) return NO_RESULTS;
  const from =
    despues === undefined ? null : (fromCursor(despues) ?? failAt('despues', 'invalid_input'));
  const wanted = await interpret(db, search, now);
  if (!wanted) return NO_RESULTS;
  const { found, reading } = from
    ? await findNext(db, wanted, from)
    : await findPage(db, wanted, page);
  const { shown, following } = pageOf(found, PAGE, (last) => toCursor(reading, last));
  const ciudad = (await placeNames(db, wanted.place)).ciudad ?? '';
  const sought = {
    now,
    categorias: searchedTrades(wanted),
    ciudadId: wanted.place.ciudadId,
  };
  const profiles = await foundCards(
    db,
    shown.map(({ account_id }) => account_id),
    { ...sought, motivo: (row, index) => reasonOf(row, shown[index]?.tier ?? MAIN) },
  );
  const first = page === 1 && !from;
  return {
    profiles,
    profiles_recommended: first
      ? await recommend(db, wanted, { ...sought, ciudad, found: shown.length > 0 })
      : [],
    ciudad,
    ...following,
  };
});

/** Why somebody is found whose main trade is another one. */
function reasonOf({ desde_profesion }: CardRow, tier: number): string {
  if (tier === MAIN) return '';
  return tier === BESIDES ? `También ofrece ${desde_profesion}` : 'Lo menciona en su perfil';
}

/** One row more than a page, and the index of the reading that found them. */
interface Page {
  readonly found: Ranked[];
  readonly reading: number;
}

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
