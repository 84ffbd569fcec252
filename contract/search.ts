import * as z from 'zod/mini';
import { call, PUBLIC_READ } from './call.ts';
import * as f from './fields.ts';
import { CALIFICACIONES, PRECIOS } from '#domain/search/filters.ts';
import { mxn, review } from './views.ts';
import { publicCard, publicProfile } from './profile/view.ts';
import { following } from './paging.ts';

/** One of a few numbers, as number or text; nothing for an empty text. */
const oneOf = <const Choices extends readonly number[]>(choices: Choices) =>
  f.sentAs(
    z.union([z.number(), z.string()]),
    z.pipe(
      z.transform((value: unknown) => {
        if (value === '' || value === null) return undefined;
        // What is neither has no number, and an object may not even be asked for one.
        return typeof value === 'string' ? Number(value) : value;
      }),
      z.optional(z.literal(choices, 'Elige una de las opciones.')),
    ),
  );

/** `search` is text, or text with filters (decisions §3). */
const filters = z.object({
  texto: z.optional(f.optionalText(120)),
  categoria: z.optional(f.optionalText(80)),
  estado: z.optional(f.optionalText(80)),
  ciudad: z.optional(f.optionalText(120)),
  /** At least so many stars, of those who have reviews. */
  calificacion: z.optional(oneOf(CALIFICACIONES)),
  /** The highest «desde» of the searched trade, MXN; it needs one. */
  precio: z.optional(oneOf(PRECIOS)),
  /** Only who usually answers within an hour. */
  rapido: z.optional(f.flag),
  /** Only who works today, in Mexico, and has not ended. */
  hoy: z.optional(f.flag),
  page: z.optional(f.page),
  /** The `siguiente` of the page before. */
  despues: z.optional(z.string().check(z.regex(/^[\w-]{1,120}$/, 'La página no es válida.'))),
});
const search = f.sentAs(
  z.union([z.string().check(z.maxLength(120)), filters]),
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? { texto: value } : (value ?? {}))),
    filters,
  ),
);

const testimonio = z.object({
  review,
  profesional: z.object({ keylogin: z.string(), nombre: z.string(), profesion: z.string() }),
});
export type Testimonio = z.infer<typeof testimonio>;

const foundCard = z.object({
  ...publicCard.shape,
  /** Why it is here, in words; '' where it is plain. */
  motivo: z.string(),
  /** Kilometers from the searched city to theirs: 0 in the same one, null where either is not known. */
  distancia_km: z.nullable(z.number()),
});
export type FoundCard = z.infer<typeof foundCard>;

/** Validated professionals that match a search, best first, and near matches (decisions §3). */
export const getProfiles = call({
  path: '/default/get_profiles.php',
  access: 'public',
  input: z.object({ search: z.optional(search) }),
  output: z.object({
    profiles: z.array(foundCard),
    profiles_recommended: z.array(foundCard),
    /** The city from which `distancia_km` counts; '' where none was searched. */
    ciudad: z.string(),
    ...following(z.string()),
  }),
  errors: [],
  limit: PUBLIC_READ,
  texts: { failed: 'No se cargaron los perfiles', network: 'Error al cargar el perfil' },
});

/** The public profile of a validated professional. */
export const getProfilePublic = call({
  path: '/default/get_profile_public.php',
  access: 'public',
  input: z.object({ keylogin: f.keylogin }),
  output: z.object({ profile: publicProfile }),
  errors: ['profile_not_found'],
  limit: PUBLIC_READ,
  texts: { failed: 'No se obtuvo el perfil', network: 'Error al cargar el perfil' },
});

/** Older reviews of a validated professional, newest first, a page at a time (1 §2). */
export const getReviewsPublic = call({
  path: '/default/get_reviews_public.php',
  access: 'public',
  input: z.object({
    keylogin: f.keylogin,
    /** The `siguiente` of the page before; the newest without it. */
    antes: z.optional(f.id),
  }),
  output: z.object({
    reviews: z.array(review),
    ...following(z.number()),
  }),
  errors: ['profile_not_found'],
  limit: PUBLIC_READ,
  texts: { failed: 'No se cargaron las reseñas', network: 'Error al conectar con el servidor' },
});

/** The latest reviews of finished projects by different clients, for the home page (1 §1). */
export const getTestimonios = call({
  path: '/default/get_testimonios.php',
  access: 'public',
  input: z.object({}),
  output: z.object({ testimonios: z.array(testimonio) }),
  errors: [],
  limit: PUBLIC_READ,
  texts: { failed: 'No se cargaron las reseñas', network: 'Error al conectar con el servidor' },
});

/**
 * What a page about a trade, a state or both shows beside its professionals: the correct names, how many there
 * are and from which price, and where else there are some. Names may come without accents, with hyphens or
 * abbreviated («cdmx»); unknown ones are refused (docs/decisions/0003-search-engines.md).
 */
export const getZonas = call({
  path: '/default/get_zonas.php',
  access: 'public',
  input: z.object({
    categoria: z.optional(f.optionalText(80)),
    estado: z.optional(f.optionalText(80)),
  }),
  output: z.object({
    categoria: z.string(),
    /** The name of the trade's pictures; empty without own ones. */
    icono: z.string(),
    /** Former names of the trade. */
    anteriores: z.array(z.string()),
    estado: z.string(),
    /** The price of the trade's cheapest option, MXN; null without options. */
    desde: z.nullable(mxn),
    desde_unidad: z.enum(['m²', 'servicio']),
    /** How many professionals of the trade can be found there; 100 means 100 or more, 0 without a trade. */
    profesionales: z.number(),
    /** Whether somebody works there and not in the whole country. */
    propios: z.boolean(),
    /** States with local professionals (of the trade), by name. */
    estados: z.array(z.string()),
    /** Trades with local professionals (in the state), in their order. */
    categorias: z.array(z.string()),
  }),
  errors: ['category_not_found', 'state_not_found'],
  limit: PUBLIC_READ,
  texts: { failed: 'No se cargó la búsqueda', network: 'Error al conectar con el servidor' },
});

/** The most characters of a text that are read: the rest of a long story seldom says another trade. */
export const UNDERSTOOD_MAX = 300;

/**
 * What a text as people type it asks for (4 §G): up to three trades, the likeliest first, each with its option where
 * one stands out, or «Otro / que lo revisen» where something does not work and none mends that; how much, when and
 * where, null where it does not say.
 */
export const understand = call({
  path: '/default/entender.php',
  access: 'public',
  input: z.object({ texto: f.optionalText(2_000) }),
  output: z.object({
    /** Whether the first trade can be taken without asking. */
    seguro: z.boolean(),
    trabajos: z.array(
      z.object({
        categoria: z.string(),
        aparato: z.nullable(z.string()),
        opt: z.nullable(z.string()),
      }),
    ),
    /** Whether it asks for works of several trades: the trades are those, in its order, and none is sure. */
    varios: z.boolean(),
    /** Whether it asks, before anything else, for what no trade of a home does. */
    ajeno: z.boolean(),
    /** Meters as one types them. */
    ancho: z.nullable(z.string()),
    largo: z.nullable(z.string()),
    cantidad: z.nullable(z.number()),
    /** A length or an area of which no option says yet what it counts. */
    metros: z.nullable(z.number()),
    /** `YYYY-MM-DD`. */
    fecha: z.nullable(z.string()),
    /** `HH:mm`, of that day where it says one. */
    hora: z.nullable(z.string()),
    /** The words for when, where it says no day: `esta semana`, `sin prisa`. */
    cuando: z.enum(['', 'esta semana', 'sin prisa']),
    estado: z.nullable(z.string()),
    ciudad: z.nullable(z.string()),
    colonia: z.nullable(z.string()),
    cp: z.nullable(z.string()),
  }),
  errors: [],
  limit: PUBLIC_READ,
  texts: {
    failed: 'No se entendió lo que necesitas',
    network: 'Error al conectar con el servidor',
  },
});
