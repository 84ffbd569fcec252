import * as favourites from '#contract/favourites.ts';
import { implement } from '#server/calls/implement.ts';
import { getFavourites } from './get-favourites.ts';
import { getKnown } from './get-known.ts';
import { getRehire } from './get-rehire.ts';
import { saveFavourite } from './save-favourite.ts';

/** The handlers of the contract's module. */
export const handlers = implement(favourites, {
  getFavourites,
  getKnown,
  getRehire,
  saveFavourite,
});
