import { api } from '#web/api/index.ts';

/** Loads the options for a professional's address and profile. */
export async function loadLists() {
  const [{ estados }, { categorias }] = await Promise.all([
    api.catalogue.getEstadosCiudades({}),
    api.catalogue.getCategorias({}),
  ]);
  return { estados, categorias };
}
