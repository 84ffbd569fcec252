import type { Categoria, PublicCard, Review } from '#contract/views.ts';
import * as api from '#web/api/index.ts';
import { DEFAULT_PLACE } from '../places/place.ts';
import { displayName } from '../professional/words.ts';

export interface CategoryCard {
  categoria: string;
  /** The cheapest option in MXN; null without options. */
  desde: number | null;
  unidad: PublicCard['desde_unidad'];
}

export interface Testimonial {
  review: Review;
  professional: { keylogin: string; nombre: string; profesion: string };
}

const SHOWN = 3;

export async function loadHome() {
  const [{ categorias }, { profiles }] = await Promise.all([
    api.catalogue.getDataCategorias({}),
    api.search.getProfiles({ search: DEFAULT_PLACE }),
  ]);
  const professionals = profiles.slice(0, SHOWN);
  return {
    categories: categorias.map(categoryCard),
    professionals,
    reviews: await latestReviews(professionals),
  };
}

function categoryCard({ categoria, data_categoria: { tipo, form } }: Categoria): CategoryCard {
  return {
    categoria,
    desde: form.length > 0 ? Math.min(...form.map(({ precio }) => precio)) : null,
    unidad: tipo === 'area' ? 'm²' : 'servicio',
  };
}

/** The newest review of each: what clients say, not what we would pick. */
async function latestReviews(professionals: readonly PublicCard[]): Promise<Testimonial[]> {
  const profiles = await Promise.all(
    professionals.map(({ keylogin }) => api.search.getProfilePublic({ keylogin })),
  );
  return profiles.flatMap(({ profile }) => {
    const review = profile.reviews.find(({ description }) => description !== '');
    if (!review) return [];
    const { keylogin, profesion } = profile;
    return [{ review, professional: { keylogin, profesion, nombre: displayName(profile) } }];
  });
}
