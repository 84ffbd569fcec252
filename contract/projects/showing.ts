/** Showing the pictures of a finished work in the professional's profile, if both agree. */
import * as z from 'zod/mini';
import { DELIVERY_IMAGES } from '#domain/projects/pictures.ts';
import { call, type Limit } from '../call.ts';
import * as f from '../fields.ts';
import { UPDATE_TEXTS } from './texts.ts';
import { proposal } from './view.ts';

const LIMIT: Limit = { by: 'account', max: 60, seconds: 3600, counted: 'together' };
/** The places of pictures within the delivery's. */
const places = z
  .array(z.int().check(z.minimum(0), z.maximum(DELIVERY_IMAGES - 1)))
  .check(z.maxLength(DELIVERY_IMAGES));

/** The professional asks the client whether these pictures may stand in their profile. Asking the same again changes nothing. */
export const askToShow = call({
  path: '/chat/ask_to_show.php',
  access: ['professional'],
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
  /** `vez` says which question is answered: another one shows other pictures. */
  input: z.object({ id_proposal: f.id, vez: f.id }),
  output: z.object({ proposal }),
  errors: ['proposal_not_found', 'transition_not_yours', 'showing_not_found', 'showing_changed'],
  limit: LIMIT,
  texts: UPDATE_TEXTS,
});

/** Either of the two does not want it, or no more: at once nobody else sees the pictures. */
export const stopShowing = call({
  path: '/chat/stop_showing.php',
  access: ['client', 'professional'],
  input: z.object({ id_proposal: f.id }),
  output: z.object({ proposal }),
  errors: ['proposal_not_found', 'showing_not_found'],
  limit: LIMIT,
  texts: UPDATE_TEXTS,
});
