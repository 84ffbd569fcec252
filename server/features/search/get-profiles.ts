import { getProfiles as call } from '#contract/search.ts';
import { searchText } from '#domain/search-text.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { type Place, placeInText, placeOf } from './place.ts';
import { findProfiles } from './queries.ts';
import { recommend } from './recommend.ts';
import { categoriesOf, readingsOf, readWords, type Word } from './text.ts';
import { cardsOf } from './views.ts';

const PAGE = 20;
/** Nobody reads further, and far offsets are slow. */
const LAST_PAGE = 50;
const NOBODY = { profiles: [], profiles_recommended: [], hay_mas: false };

interface Wanted {
  readonly words: readonly Word[];
  readonly place: Place;
  /** The category chosen besides the text. */
  readonly categoria: number | null;
}

export const getProfiles = handle(call, async ({ search = {} }, { db }) => {
  const { page = 1 } = search;
  if (page > LAST_PAGE) return NOBODY;
  const wanted = await understand(db, search);
  if (!wanted) return NOBODY;
  const ids = await findPage(db, wanted, page);
  const shown = ids.slice(0, PAGE);
  const categorias = wanted.categoria === null ? categoriesOf(wanted.words) : [wanted.categoria];
  const found = ids.length > 0 || page > 1;
  return {
    profiles: await cardsOf(db, shown),
    profiles_recommended: await recommend(db, { categorias, place: wanted.place, found }),
    hay_mas: ids.length > PAGE && page < LAST_PAGE,
  };
});

/** What is sought; null when a filter names something that does not exist, which nobody fits. */
async function understand(
  db: Db,
  filters: { texto?: string; categoria?: string; estado?: string; ciudad?: string },
): Promise<Wanted | null> {
  const { texto = '', categoria = '', estado = '', ciudad = '' } = filters;
  const categories = await db.selectFrom('categoria').select(['id', 'categoria']).execute();
  const chosen = searchText(categoria);
  const match = categories.find((one) => searchText(one.categoria) === chosen);
  if (chosen && !match) return null;
  const place = await placeOf(db, { estado, ciudad });
  if (!place) return null;
  const text = searchText(texto);
  const namesTrade = (before: string) =>
    readWords(before, categories).some(({ categorias }) => categorias.length > 0);
  const named = place.estadoId === null && text ? await placeInText(db, text, namesTrade) : null;
  return {
    words: readWords(named?.rest ?? text, categories),
    place: named?.place ?? place,
    categoria: match?.id ?? null,
  };
}

/** One more than a page, of the first reading of the words that finds anybody at all. */
async function findPage(db: Db, wanted: Wanted, page: number): Promise<number[]> {
  const chosen = wanted.categoria === null ? [] : [[wanted.categoria]];
  for (const reading of readingsOf(wanted.words)) {
    const criteria = {
      reading: { ...reading, trades: [...chosen, ...reading.trades] },
      place: wanted.place,
    };
    const ids = await findProfiles(db, criteria, { offset: (page - 1) * PAGE, limit: PAGE + 1 });
    if (ids.length > 0) return ids;
    if (page > 1 && (await findProfiles(db, criteria, { offset: 0, limit: 1 })).length > 0)
      return [];
  }
  return [];
}
