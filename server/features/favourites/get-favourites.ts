import { getFavourites as call } from '#contract/favourites.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { cardsOf } from '#server/features/search/index.ts';
import { countFavourites, favouritesOf, PAGE } from './queries.ts';

export const getFavourites = handleOutside(call, async ({ antes }, { caller, db, now }) => {
  const rows = await favouritesOf(db, caller.id, antes);
  const page = rows.slice(0, PAGE);
  const works = new Map(page.map(({ keylogin, trabajos }) => [keylogin, trabajos]));
  const cards = await cardsOf(
    db,
    page.map(({ professional_id }) => professional_id),
    { now },
  );
  const hay_mas = rows.length > PAGE;
  return {
    favoritos: cards.map((card) => ({ ...card, trabajos_contigo: works.get(card.keylogin) ?? 0 })),
    total: await countFavourites(db, caller.id),
    hay_mas,
    siguiente: hay_mas ? (page.at(-1)?.id ?? null) : null,
  };
});
