/** Showing the pictures of a finished work in the professional's profile, if both agree. */
import * as z from 'zod/mini';
import { DELIVERY_IMAGES } from '#domain/projects/pictures.ts';
import { call, EVERYDAY, type Limit } from '../call.ts';
import * as f from '../fields.ts';
import { instant } from '../view-parts.ts';
import { UPDATE_TEXTS } from './texts.ts';
import { pictures, proposal } from './view.ts';

const LIMIT: Limit = { by: 'account', max: 60, seconds: 3600, counted: 'together' };
/** The places of pictures within the delivery's. */
const places = z
  .array(z.int().check(z.minimum(0), z.maximum(DELIVERY_IMAGES - 1)))
  .check(z.maxLength(DELIVERY_IMAGES));

/** The professional asks the client whether these pictures may stand in their profile. Asking the same again changes nothing. */
export const askToShow = call({
  path: '/chat/ask_to_show.php',
  access: ['professional'],
  fresh: false,
  input: z.object({
    id_proposal: f.id,
    antes: places,
    despues: places.check(z.minLength(1, 'Elige al menos una foto de cómo quedó.')),
  }),
  output: z.object({ proposal }),
  errors: [
    'proposal_not_found',
    'transition_not_yours',
    'showing_not_yet',
    'showing_without_pictures',
    'showing_taken_down',
    'showing_refused',
    'showing_asked',
    'showing_too_often',
    'showing_changed',
  ],
  limit: LIMIT,
  texts: UPDATE_TEXTS,
});

/** The client agrees that the pictures they saw are shown, also after having refused. */
export const agreeToShow = call({
  path: '/chat/agree_to_show.php',
  access: ['client'],
  fresh: false,
  /** `vez` says which question is answered: another one shows other pictures. */
  input: z.object({ id_proposal: f.id, vez: f.id }),
  output: z.object({ proposal }),
  errors: [
    'proposal_not_found',
    'transition_not_yours',
    'showing_not_found',
    'showing_taken_down',
    'showing_changed',
  ],
  limit: LIMIT,
  texts: UPDATE_TEXTS,
});

/** Either of the two does not want it, or no more: at once nobody else sees the pictures. */
export const stopShowing = call({
  path: '/chat/stop_showing.php',
  access: ['client', 'professional'],
  fresh: false,
  input: z.object({ id_proposal: f.id }),
  output: z.object({ proposal }),
  errors: ['proposal_not_found', 'showing_not_found'],
  limit: LIMIT,
  texts: UPDATE_TEXTS,
});

/** The works that a professional shows, for the team, newest first; also while nobody else sees the profile. */
export const getShownWorks = call({
  path: '/admin/accounts/get_shown_works.php',
  access: ['admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.object({ user_id: f.keylogin }),
  output: z.object({
    trabajos: z.array(
      z.object({
        id_proposal: z.number(),
        titulo: z.string(),
        categoria: z.string(),
        cliente: z.string(),
        finalized_at: z.nullable(instant),
        imagenes: pictures,
      }),
    ),
  }),
  errors: ['account_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las fotos', network: 'Error al cargar las fotos' },
});

/** The team takes a shown work down for good, for a reason that the professional reads. */
export const takeDownShowing = call({
  path: '/admin/proposals/take_down_showing.php',
  access: ['admin'],
  permission: ['moderación'],
  fresh: false,
  input: z.object({
    id_proposal: f.id,
    motivo: f.requiredText('Escribe el motivo.', 500),
  }),
  output: z.object({}),
  errors: ['proposal_not_found', 'showing_not_found'],
  limit: LIMIT,
  texts: { failed: 'No se quitaron las fotos', network: 'Error al quitar las fotos' },
});
