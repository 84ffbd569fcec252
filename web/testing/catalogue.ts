import {
  getCategorias,
  getCodigoPostal,
  getDataCategorias,
  getEstadosCiudades,
} from '#contract/catalogue.ts';
import { getSettings, type Settings } from '#contract/contact.ts';
import { getPreguntas } from '#contract/settings.ts';
import { emptyTexts } from '#contract/fields.ts';
import { profileFields } from '#contract/profile/fields.ts';
import {
  type FoundCard,
  getProfilePublic,
  getProfiles,
  getTestimonios,
  getZonas,
} from '#contract/search.ts';
import type { Categoria } from '#contract/catalogue/view.ts';
import type { PublicCard, PublicProfile } from '#contract/profile/view.ts';
import { answer } from './network.ts';

export const CATEGORY: Categoria = {
  id: 1,
  categoria: 'Plomería',
  icono: 'plomeria',
  updateAt: '2026-11-02T15:00:00.000Z',
  data_categoria: {
    categoria: 'Plomería',
    descripcion: 'Fugas, tinacos y calentadores.',
    tipo: 'opcion',
    form: [{ opt: 'Cambio de llave', precio: 450, aparato: null }],
  },
  anteriores: [],
};

/** Answers the lists of places and trades: one state, one city, no postal code, one trade. */
export function answerCatalogue(): void {
  answerSettings();
  answer(getDataCategorias, { categorias: [CATEGORY] });
  answer(getCategorias, { categorias: ['Plomería'], descripciones: [''], iconos: ['plomeria'] });
  answer(getCodigoPostal, { estado: '', ciudad: '', colonias: [] });
  answer(getEstadosCiudades, {
    estados: [{ id: 14, nombre: 'Jalisco', ciudades: [{ id: 1, nombre: 'Guadalajara' }] }],
  });
}

export const PROFESSIONAL: PublicCard = {
  keylogin: 't'.repeat(43),
  nombre: 'Tomás Núñez',
  nombre_comercial: 'Taller Núñez',
  img_profile: null,
  profesion: 'Plomería',
  profesiones: [],
  descripcion: 'Fugas, tinacos y calentadores.',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  average_rating: null,
  reviews_count: 0,
  finished_projects: 0,
  validacion_at: '2026-11-02T15:00:00.000Z',
  desde: 450,
  desde_profesion: 'Plomería',
  desde_unidad: 'servicio',
  desde_propio: null,
  responde_en: null,
  hoy_hasta: null,
  limite_libre_at: null,
};

export const FOUND: FoundCard = { ...PROFESSIONAL, motivo: '', distancia_km: null };

export const PUBLIC_PROFILE: PublicProfile = {
  ...emptyTexts(profileFields),
  ...PROFESSIONAL,
  miembro_desde: '2026-11-02T15:00:00.000Z',
  portfolio: [],
  proposal: [],
  reviews: [],
  reviews_siguiente: null,
  dias: [],
  hora_inicio: '',
  hora_fin: '',
  reviews_by_rating: [0, 0, 0, 0, 0, 0],
  trabajos: [],
  comprobado: [
    { que: 'identidad', at: '2026-11-03T15:00:00.000Z' },
    { que: 'equipo', at: '2026-11-03T15:00:00.000Z' },
  ],
};

/** Answers what public pages say of the platform: the fee of the beginning, and no phone unless one is given. */
export const answerSettings = (given: Partial<Settings> = {}): void =>
  answer(getSettings, {
    correo: 'equipo@maestros.example',
    responsable: null,
    domicilio: null,
    whatsapp: null,
    comision: { porcentaje: 5, fija: 3 },
    proxima_comision: null,
    ...given,
  });

/** Answers what the home page and the search load: one professional. `zona` is what the page is about. */
export function answerSearch(
  zona: { categoria?: string; estado?: string; desde?: number } = {},
): void {
  const page = { profiles_recommended: [], ciudad: '', hay_mas: false, siguiente: null };
  answer(getProfiles, { profiles: [FOUND], ...page });
  answer(getTestimonios, { testimonios: [] });
  answer(getPreguntas, {
    preguntas: [{ pregunta: '¿Puedo cancelar?', respuesta: 'Sí.\nHasta 24 horas antes.' }],
  });
  answerSettings();
  answer(getZonas, {
    categoria: '',
    icono: '',
    anteriores: [],
    estado: '',
    desde: null,
    desde_unidad: 'servicio',
    profesionales: 0,
    propios: false,
    estados: ['Jalisco'],
    categorias: ['Plomería'],
    ...zona,
  });
  answer(getProfilePublic, { profile: PUBLIC_PROFILE });
}
