import type { PublicCard } from '#contract/views.ts';
import { WHOLE_STATE } from '#lib/search-text.ts';
import type { Db } from '#server/db/pool.ts';
import { findElsewhere } from './listed.ts';
import { ANYWHERE, type Place } from './place.ts';
import { findProfiles } from './queries.ts';
import { cardsOf } from './views.ts';

const MAX = 6;
const FEW = { after: null, offset: 0, limit: MAX };
const EMPTY_READING = { trades: [], words: [], similar: [] };

type Recommended = PublicCard & { motivo: string };

/**
 * Recommendations (decisions §3): the same trades in a wider area; or, when the words found nothing, the
 * best of the place, so that the page is not empty.
 */
export async function recommend(
  db: Db,
  { categorias, place, found }: { categorias: readonly number[]; place: Place; found: boolean },
): Promise<Recommended[]> {
  if (categorias.length > 0)
    return place.estadoId === null ? [] : inWiderArea(db, categorias, place);
  if (found) return [];
  const bestIn = async (area: Place) =>
    (await findProfiles(db, { reading: EMPTY_READING, place: area, categorias: [] }, FEW)).map(
      ({ account_id }) => account_id,
    );
  const here = await bestIn(place);
  const ids = here.length > 0 ? here : await bestIn(ANYWHERE);
  const cards = await cardsOf(db, ids);
  return cards.map((card) => ({ ...card, motivo: 'De los mejor calificados' }));
}

async function inWiderArea(db: Db, categorias: readonly number[], place: Place) {
  const elsewhere = await findElsewhere(db, { categorias, place }, MAX);
  const cards = await cardsOf(
    db,
    elsewhere.map(({ id }) => id),
    categorias,
  );
  return cards.map((card, index) => ({
    ...card,
    motivo: reasonOf(card, elsewhere[index]?.near ?? false),
  }));
}

/** Describes where the professional works; those who work everywhere were found already. */
function reasonOf({ estado, ciudad }: PublicCard, near: boolean): string {
  if (near) return `Cerca: ${ciudad}`;
  return ciudad === WHOLE_STATE ? `Trabaja en todo ${estado}` : `Trabaja en ${ciudad}, ${estado}`;
}
