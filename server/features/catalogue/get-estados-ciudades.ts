import { getEstadosCiudades as call } from '#contract/catalogue.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { estadosCiudades } from './estados.ts';

// Mostly answered from memory, so no transaction is begun for it.
export const getEstadosCiudades = handleOutside(call, async (_input, { db, now }) => ({
  estados: await estadosCiudades(db, now),
}));
