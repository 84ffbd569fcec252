import { getEstadosCiudades as call } from '#contract/catalogue.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { estadosCiudades } from './estados.ts';

// Mostly answered from the cache, so it needs no transaction.
export const getEstadosCiudades = handleOutside(call, async (_input, { db, now }) => ({
  estados: await estadosCiudades(db, now),
}));
