import * as z from 'zod/mini';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import { requestAsked } from './requests.ts';
import { instant, picture, zeroOrOne } from './view-parts.ts';
import { publicCard } from './profile/view.ts';

/** A client saves at most this many professionals. */
export const FAVOURITES_MAX = 100;

const access = ['client'] as const;
const READ_TEXTS = {
  failed: 'No se obtuvieron tus favoritos',
  network: 'Error al cargar tus favoritos',
};

/** The professionals whom a client has saved or worked with, for the marks on cards and profiles. */
export const getKnown = call({
  path: '/favourites/get_known.php',
  access,
  fresh: false,
  input: z.object({}),
  output: z.object({
    conocidos: z.array(
      z.object({
        keylogin: z.string(),
        favorito: zeroOrOne,
        /** How many works they have finished for this client. */
        trabajos_contigo: z.number(),
      }),
    ),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: READ_TEXTS,
});

/** One page of a client's favourites, the last saved first; those who cannot be found now are left out. */
export const getFavourites = call({
  path: '/favourites/get_favourites.php',
  access,
  fresh: false,
  input: z.object({
    /** The `siguiente` of the page before. */
    antes: z.optional(f.id),
  }),
  output: z.object({
    favoritos: z.array(z.object({ ...publicCard.shape, trabajos_contigo: z.number() })),
    total: z.number(),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: READ_TEXTS,
});
export type Favourite = z.infer<typeof getFavourites.output>['favoritos'][number];

/** Saves a professional, or forgets them with `guardar` 0. Repeated, it changes nothing. */
export const saveFavourite = call({
  path: '/favourites/save_favourite.php',
  access,
  fresh: false,
  input: z.object({ other_key: f.keylogin, guardar: f.flag }),
  output: z.object({}),
  errors: ['profile_not_found', 'favourites_too_many'],
  limit: { by: 'account', max: 120, seconds: 60, counted: 'together' },
  texts: { failed: 'No se pudo guardar', network: 'Error al guardar' },
});

/** A professional who finished works for a client, and what a new request to them begins with. */
const rehirable = z.object({
  keylogin: z.string(),
  nombre: z.string(),
  img_profile: picture,
  profesion: z.string(),
  /** Of their portfolio, a path below the API base; null without one. */
  imagen: picture,
  trabajos_contigo: z.number(),
  favorito: zeroOrOne,
  /** 0 while they cannot be asked: suspended, deleted, not validated, or one has blocked the other. */
  disponible: zeroOrOne,
  /** The last work that they finished for this client; null before the first. */
  ultimo: z.nullable(z.object({ id: z.number(), titulo: z.string(), finishedAt: instant })),
  /** The client's request that their last work answered; before the first work the last one they got. Null without one. */
  solicitud: z.nullable(requestAsked),
});
export type Rehirable = z.infer<typeof rehirable>;

/**
 * Whom a client can hire again, by the last finished work of each, newest first, at most twelve. With `other_key` that
 * professional alone, whether or not they can be asked now.
 */
export const getRehire = call({
  path: '/account/get_rehire.php',
  access,
  fresh: false,
  input: z.object({ other_key: z.optional(f.keylogin) }),
  output: z.object({ contratados: z.array(rehirable) }),
  errors: ['profile_not_found'],
  limit: EVERYDAY,
  texts: {
    failed: 'No se obtuvieron tus trabajos anteriores',
    network: 'Error al cargar tus trabajos anteriores',
  },
});
