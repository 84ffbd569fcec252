import type { OutputOf } from '#contract/call.ts';
import type { getCategorias } from '#contract/catalogue.ts';
import { api } from '#web/api/index.ts';

/** Loads the data of the page. A part that fails is null: the page is useful without it. */
export async function loadOffer() {
  const [categories, levels, settings] = await Promise.allSettled([
    api.catalogue.getCategorias({}),
    api.catalogue.niveles({}),
    api.contact.getSettings({}),
  ]);
  return {
    oficios: categories.status === 'fulfilled' ? tradesOf(categories.value) : null,
    niveles: levels.status === 'fulfilled' ? levels.value.niveles : null,
    whatsapp: settings.status === 'fulfilled' ? settings.value.whatsapp : null,
  };
}

const tradesOf = ({ categorias, iconos }: OutputOf<typeof getCategorias>) =>
  categorias.map((categoria, index) => ({ categoria, icono: iconos[index] ?? '' }));

type Loaded = Awaited<ReturnType<typeof loadOffer>>;
export type Oficios = Loaded['oficios'];
export type Niveles = NonNullable<Loaded['niveles']>;
