import { FAVOURITES_MAX, saveFavourite as call } from '#contract/favourites.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { validatedId } from '#server/features/search/index.ts';
import { countSaved, forgetFavourite, insertFavourite, lockFavourites } from './queries.ts';

export const saveFavourite = handle(call, async ({ other_key, guardar }, { caller, db, now }) => {
  // Whoever cannot be found any more can still be forgotten.
  if (!guardar) {
    await forgetFavourite(db, caller.id, other_key);
    return {};
  }
  const professionalId = (await validatedId(db, other_key)) ?? fail('profile_not_found');
  await lockFavourites(db, caller.id);
  await insertFavourite(db, { clientId: caller.id, professionalId, now });
  if ((await countSaved(db, caller.id)) > FAVOURITES_MAX) fail('favourites_too_many');
  return {};
});
