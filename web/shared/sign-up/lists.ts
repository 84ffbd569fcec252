import { api } from '#web/api/index.ts';

/** The lists that a professional's address and profile choose from. */
export async function loadLists() {
  const [{ estados }, { categorias }] = await Promise.all([
    api.catalogue.getEstadosCiudades({}),
    api.catalogue.getCategorias({}),
  ]);
  return { estados, categorias };
}
