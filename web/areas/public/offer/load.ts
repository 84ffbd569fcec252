import * as api from '#web/api/index.ts';

/** A part that does not come is null: what the page says without it is still worth reading. */
export async function loadOffer() {
  const [categories, levels, settings] = await Promise.allSettled([
    api.catalogue.getCategorias({}),
    api.catalogue.niveles({}),
    api.settings.getSettings({}),
  ]);
  return {
    categorias: categories.status === 'fulfilled' ? categories.value.categorias : null,
    niveles: levels.status === 'fulfilled' ? levels.value.niveles : null,
    whatsapp: settings.status === 'fulfilled' ? settings.value.whatsapp : null,
  };
}

type Loaded = Awaited<ReturnType<typeof loadOffer>>;
export type Niveles = NonNullable<Loaded['niveles']>;
