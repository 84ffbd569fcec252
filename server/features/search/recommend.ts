import type { FoundCard } from '#contract/search.ts';
import type { Db } from '#server/db/pool.ts';
import { findElsewhere } from './listed.ts';
import { type SearchRequest, searchedTrades } from './interpret.ts';
import { ANYWHERE, type Place } from './place.ts';
import { findProfiles, metBy } from './queries.ts';
import { type CardRow, foundCards } from './views.ts';

const MAX = 6;
const FEW = { after: null, offset: 0, limit: MAX };
/** Farther away it matters more where somebody works. */
const NEARBY_KM = 100;

interface Shown {
  readonly now: Date;
  readonly categorias: readonly number[];
  readonly ciudadId: number | null;
  /** The searched city; '' for none. */
  readonly ciudad: string;
  /** Whether the search itself found somebody. */
  readonly found: boolean;
}

/**
 * Recommendations (decisions §3): the same trades in a wider area, the nearest first; or, when the search found
 * nothing, the best without its filters or its words, so that the page is not empty.
 */
export async function recommend(db: Db, wanted: SearchRequest, shown: Shown): Promise<FoundCard[]> {
  const { place, filters } = wanted;
  const categorias = searchedTrades(wanted);
  const cards = (ids: readonly number[], motivo: (row: CardRow) => string) =>
    foundCards(db, ids, { ...shown, motivo });
  const bestIn = async (area: Place) => {
    const criteria = { reading: readingOf(categorias), categorias, filters: [] };
    const best = await findProfiles(db, { ...criteria, place: area }, FEW);
    return best.map(({ account_id }) => account_id);
  };

  if (categorias.length > 0 && place.estadoId !== null) {
    const elsewhere = await findElsewhere(db, { categorias, place, met: metBy(filters) }, MAX);
    if (elsewhere.length > 0) return cards(elsewhere, (row) => whereOf(row, shown.ciudad));
  }
  if (shown.found) return [];
  if (filters.length > 0) {
    const ids = await bestIn(place);
    if (ids.length > 0) return cards(ids, () => 'Sin tus filtros');
  }
  if (categorias.length > 0) return [];
  const here = await bestIn(place);
  const ids = here.length > 0 ? here : await bestIn(ANYWHERE);
  return cards(ids, () => 'De los mejor calificados');
}

const readingOf = (categorias: readonly number[]) => ({
  trades: categorias.length > 0 ? [categorias] : [],
  words: [],
  similar: [],
});

/** Where the professional works; those who work everywhere were found already. */
function whereOf({ estado, ciudad, km }: CardRow, searched: string): string {
  if (ciudad === null) return `Trabaja en todo ${estado}`;
  if (km === null || !searched) return `Trabaja en ${ciudad}, ${estado}`;
  const away = `${Math.round(km)} km`;
  return km <= NEARBY_KM ? `A ${away} de ${searched}` : `Trabaja en ${ciudad}, a ${away}`;
}
