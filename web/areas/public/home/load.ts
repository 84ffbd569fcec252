import type { Categoria } from '#contract/catalogue/view.ts';
import type { PublicCard } from '#contract/profile/view.ts';
import { api } from '#web/api/index.ts';
import { DEFAULT_PLACE } from '../catalogue/place.ts';

export interface CategoryCard {
  categoria: string;
  icono: string;
  /** The cheapest option in MXN; null without options. */
  desde: number | null;
  unidad: PublicCard['desde_unidad'];
}

const SHOWN = 3;

/** A signed-in client's own home shows nothing but the categories of all this, and the questions. */
export async function loadHome({ forClient = false } = {}) {
  const [{ categorias }, { profiles }, { testimonios }, { comision }, { preguntas }] =
    await Promise.all([
      api.catalogue.getDataCategorias({}),
      forClient ? { profiles: [] } : api.search.getProfiles({ search: DEFAULT_PLACE }),
      forClient ? { testimonios: [] } : api.search.getTestimonios({}),
      api.contact.getSettings({}),
      // A client comes for their works: without the questions their home is whole.
      forClient
        ? api.settings.getPreguntas({}).catch(() => ({ preguntas: [] }))
        : api.settings.getPreguntas({}),
    ]);
  return {
    categories: categorias.map(categoryCard),
    professionals: profiles.slice(0, SHOWN),
    testimonials: testimonios,
    comision,
    preguntas,
  };
}

function categoryCard({
  categoria,
  icono,
  data_categoria: { tipo, form },
}: Categoria): CategoryCard {
  return {
    categoria,
    icono,
    desde: form.length > 0 ? Math.min(...form.map(({ precio }) => precio)) : null,
    unidad: tipo === 'area' ? 'm²' : 'servicio',
  };
}
