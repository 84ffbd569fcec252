import { getKnown as call } from '#contract/favourites.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { knownTo } from './queries.ts';

// Asked for on public pages, by everybody who is signed in: one statement and no transaction.
export const getKnown = handleOutside(call, async (_input, { caller, db }) => ({
  conocidos: (await knownTo(db, caller.id)).map(({ keylogin, favorito, trabajos }) => ({
    keylogin,
    favorito: favorito ? (1 as const) : (0 as const),
    trabajos_contigo: trabajos,
  })),
}));
